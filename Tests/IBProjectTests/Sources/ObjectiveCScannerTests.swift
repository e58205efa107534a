import IBProject
import Testing

@Suite struct ObjectiveCScannerTests {
  private func types(_ code: String) -> [TypeDeclaration] { SourceFile(Array(code.utf8), in: .objectiveC).types }

  @Test func findsInterfacesCategoriesAndProtocols() {
    let code = """
      #import <UIKit/UIKit.h>
      @class Other; @protocol Ahead;
      @protocol P <NSObject> - (void)run; @end
      @interface A<Key> : Base<Key> <P, Q> { IBOutlet UILabel *old; int count; } @end
      @interface A (Extra) <R> @end
      @implementation A @end
      """
    let found = types(code)
    #expect(found.map(\.name) == ["P", "A", "A", "A"])
    #expect(found.map(\.kind) == [.protocol, .class, .extension, .extension])
    #expect(found[1].inherited == ["Base", "Key", "P", "Q"] && found[2].inherited == ["R"])
    #expect(found[1].members.map(\.name) == ["old", "count"])
  }

  @Test func readsProperties() {
    let code = """
      @interface A : B
      @property (weak, nonatomic) IBOutlet UILabel *label;
      @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray *buttons;
      @property (copy) void (^block)(int value);
      @property (nonatomic) id<UITableViewDelegate> delegate;
      @property (nullable) UIView * _Nullable view, *next UI_APPEARANCE_SELECTOR;
      @property (class, readonly) NSDictionary<NSString *, NSArray<NSNumber *> *> *map NS_AVAILABLE(10, 2);
      @property (nonatomic) IBInspectable BOOL round;
      @end
      """
    let members = types(code).first?.members ?? []
    #expect(members.map(\.name) == ["label", "buttons", "block", "delegate", "view", "next", "map", "round"])
    #expect(members.prefix(2).map(\.type) == ["UILabel", "UIButton"])
    #expect(members.map(\.isWeak).prefix(3) == [true, false, false])
    #expect(members.map(\.isCollection).prefix(2) == [false, true])
    #expect(members.map(\.mark).compactMap { $0 } == [.outlet, .outlet, .inspectable])
  }

  @Test func readsMethods() {
    let code = """
      @implementation A
      @synthesize first = _first, second;
      - (IBAction)tap:(UIButton *)sender { if (x) { [self run]; } }
      - (void)move:(int)x to:(int)y {}
      - (nullable NSString *)tableView:(UITableView *)view titleForHeader:(NSInteger)section __attribute__((unused)) {}
      + (void)shared {}
      - go { return @"}" ; }
      @end
      """
    let members = types(code).first?.members ?? []
    #expect(
      members.map(\.name) == ["first", "_first", "second", "tap:", "move:to:", "tableView:titleForHeader:", "go"])
    #expect(members.filter { $0.mark == .action }.map(\.type) == ["UIButton"])
  }

  @Test func bracesOfBranchesAreCountedOnce() {
    let code = """
      @implementation A
      - (void)a {
      #if X
        if (b) {
      #else
        if (c) {
      #endif
        }
      }
      - (IBAction)tap {}
      @end
      """
    #expect(types(code).first?.members.map(\.name) == ["a", "tap"])
  }

  @Test func findsNamesThatAreLookedUp() {
    let code = """
      @implementation A
      - (void)f {
        [self performSegueWithIdentifier:@"go" sender:nil];
        NSClassFromString(@"B");
        [t registerClass:[C class] forCellReuseIdentifier:@"cell"];
        NSLog(@"nothing");
      }
      @end
      """
    let uses = SourceFile(Array(code.utf8), in: .objectiveC).uses
    #expect(uses.map(\.kind) == [.segue, .className, .registeredReuse] && uses.map(\.type) == ["A", "A", "A"])
  }
}
