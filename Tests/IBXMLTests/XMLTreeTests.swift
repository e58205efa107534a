import IBXML
import Testing

@Suite struct XMLTreeTests {
}
