import Testing

@testable import IBXML

/// The rules of XML 1.0 about documents; libxml2 must agree on each text.
@Suite struct WellFormedTests {
  static let sound = [
    // Declarations, and what may be around the root.
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>", "<?xml version='1.0'?><a/>", "<?xml version='1.9' ?><a/>",
    "<?xml\tversion = '1.0'\nencoding='utf-8' standalone='yes' ?><a/>", "\n\t\r <a/>\r\n", "<?xml-a?><?p q?><a/><?p?>",
    "<!-- --><a/>\n<!---->", "<?p ? > ??><a/>",
    // Names and prefixes.
    "<_.-9/>", "<é·̀/>", "<𐀀 α‿='1'/>", "<a id='' ids='' 中=''></a\t\n>", "<a:b xmlns:a='u' a:b='' b=''></a:b>",
    "<a: :b=''/>", "<a:1 a:-=''></a:1>", "<a xmlns='' xmlns:b='' xml:id=''/>", "<a::b/>", "<a:b:c></a:b:c>",
    "<abcdefgh abcdefghi='' abcdefgi=''/>", "<view id='1' idé='2' key='3' kéy='4'/>",
    // Attributes and values.
    "<a b = \"'>]]>-->\" c\n=\n'\"/>'/>", "<a b='\t\r\n\u{7F}\u{85}\u{FFFD}\u{10FFFF}é'/>", "<a b='1' /><!--b=''-->",
    "<a b='&amp;&lt;&gt;&quot;&apos;&#38;&#x26;&#0065;&#x10ffff;&#xE000;&#9;'/>", "<a é='' e\u{301}=''/>",
    // Texts, sections, comments and instructions.
    "<a>]] > ] ]> ]]&gt; > \" ' é\u{7F}𐀀</a>", "<a>&#x41;&amp;\r\n</a>", "<a><![CDATA[]]>]<![CDATA[<&>]]]>]></a>",
    "<a><!--->- - é--><!-- <b> & ]]> --></a>", "<a><?p <?>?></a>", "<a><?xm l?><?p:q <b>&--]]>?></a>",
  ]

  static let faulty: [String] =
    MalformedTests.faults.map(\.text) + [
      "<?xml?><a/>", "<?xml version='2.0'?><a/>", "<?xml encoding='UTF-8'?><a/>",
      "<?xml version='1.0' standalone='maybe'?><a/>", "<?xml version='1.0'><a/>", "<a/>&amp;", "<a/><![CDATA[]]>",
      "<a/></a>", "<a/><", "<a></ab>", "<ab></a>", "<abcdefghi></abcdefghj>", "<a>", "<a></a", "<a></ a>",
      "<a></a b=''>", "<a", "<a/", "<a /", "<a\u{1}/>", "<a \u{1}>", "</a>", "<-/>", "<\u{B7}/>", "<a\u{D7}/>",
      "<\u{300}/>", "<a;b/>", "<a 9=''/>", "<view idé×=''/>", "<a/b>", "<a:b:1/>", "<a\u{2070}\u{2190}/>",
      "<a:b c='' d='' c=''/>", "<a xmlns='u' xmlns='v'/>", "<a é='' é=''/>", "<a b=\"'/>", "<a b='&'/>",
      "<a b='\u{FFFF}'/>", "<a b='\u{B}'/>", "<a b='&amp'/>", "<a b='&AMP;'/>", "<a>&</a>", "<a>& </a>", "<a>&#;</a>",
      "<a>&#x;</a>", "<a>&#X41;</a>", "<a>&#4a;</a>", "<a>&#xFFFE;</a>", "<a>&#11;</a>",
      "<a>&#99999999999999999999;</a>", "<a>1234]]]></a>", "<a>\u{1F}</a>", "<a><![CDATA[]]</a>", "<a><![cdata[]]></a>",
      "<a><![CDATA[\u{1}]]></a>", "<a><!-----></a>", "<a><!-></a>", "<a><!--></a>", "<a><!--\u{FFFF}--></a>",
      "<a><!b></a>", "<a><?p></a>", "<a><??></a>", "<a><? p?></a>", "<a><?XmL?></a>", "<a><?p\u{D7}?></a>",
      "<a><?p \u{2}?></a>",
    ]

  @Test(arguments: sound) func aSoundTextIsRead(text: String) throws {
    #expect(complaint(about: Array(text.utf8)) == nil)
    #expect(throws: Never.self) { try read(text) }
  }

  @Test(arguments: faulty) func aFaultyTextIsNot(text: String) throws {
    #expect(complaint(about: Array(text.utf8)) != nil)
    #expect(try !fault(of: text).message.contains("lost track"))
  }
}

/// The error of libxml2 for a text.
func complaint(about text: [UInt8]) -> XMLError? {
  text.withUnsafeBufferPointer { Complaint.first(about: $0, from: 0) }
}
