package mystics

import java.util.regex.Matcher
import java.util.regex.Pattern

/** The rule of braces in Java, by the text: see docs/contributing.md. */
class Braces {
    private static final Pattern LITERAL = Pattern.compile(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/)
    private static final Pattern HEADER = Pattern.compile(/(?m)^[ ]*(\} )?(else )?(?:(?:if|for|while) (?=\()|else(?= |$))/)

    /** The lines, from 1, of headers whose body breaks the rule. */
    static List<Integer> broken(String source) {
        def text = LITERAL.matcher(source).replaceAll { Matcher.quoteReplacement('"' * it.group().length()) }
        def headers = HEADER.matcher(text)
        def found = []
        while (headers.find()) {
            def end = text[headers.end()..<text.length()].startsWith('(') ? closing(text, headers.end()) : headers.end()
            def line = text.substring(end).readLines()[0]
            def rest = line.replaceFirst('//.*', '').trim()
            def braces = rest.endsWith('{')
            if (!(rest == '{' || rest.endsWith(';') && !rest.startsWith('{'))
                    || headers.group(1) && rest != ';' && !braces
                    || !headers.group(1) && headers.group().trim().startsWith('else') && braces) {
                found << text.substring(0, headers.start()).count('\n') + 1
            }
        }
        found
    }

    /** The place after the bracket that closes the one at this place. */
    private static int closing(String text, int open) {
        int depth = 0
        for (int i = open; i < text.length(); i++) {
            if (text.charAt(i) == '(' as char) depth++
            if (text.charAt(i) == ')' as char && --depth == 0) return i + 1
        }
        throw new IllegalArgumentException("a bracket is never closed: ${text.substring(open).readLines()[0]}")
    }
}
