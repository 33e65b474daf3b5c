import SwiftParser
import SwiftSyntax

func parsed(_ s: String) -> SourceFileSyntax { Parser.parse(source: s) }
