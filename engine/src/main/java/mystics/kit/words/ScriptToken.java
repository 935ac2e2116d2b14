package mystics.kit.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A token of a script's text.
 *
 * @param start the index of the token's first character in the text
 */
record ScriptToken(Sort sort, String text, int start) {
    private static final Pattern PIECES = Pattern.compile("(?<blank>[ \\t\\r]+)|(?<line>\\n)|(?<remark>//[^\\n]*|(?s:/\\*.*?(?:\\*/|$)))"
            + "|(?<text>'''(?s:.*?)(?:'''|$)|\"\"\"(?s:.*?)(?:\"\"\"|$)|'(?:\\\\.|[^'\\\\\\n])*'?|\"(?:\\\\.|[^\"\\\\\\n])*\"?)"
            + "|(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)|(?<number>\\d+)|(?<symbol>==|!=|->|\\?\\.|\\*\\.|<=|>=|&&|\\|\\||.)");

    /** The kinds of tokens. */
    enum Sort {
        NAME, TEXT, NUMBER, SYMBOL, LINE, REMARK
    }

    /** The tokens of a text, without blanks. An unclosed text or remark reaches to the end. */
    static List<ScriptToken> of(String text) {
        List<ScriptToken> tokens = new ArrayList<>();
        for (Matcher piece = PIECES.matcher(text); piece.find();) {
            if (piece.group("blank") == null) {
                Sort sort = piece.group("line") != null ? Sort.LINE : piece.group("remark") != null ? Sort.REMARK
                        : piece.group("text") != null ? Sort.TEXT : piece.group("name") != null ? Sort.NAME
                        : piece.group("number") != null ? Sort.NUMBER : Sort.SYMBOL;
                tokens.add(new ScriptToken(sort, piece.group(), piece.start()));
            }
        }
        return tokens;
    }

    boolean is(String symbol) {
        return (sort == Sort.SYMBOL || sort == Sort.NAME) && text.equals(symbol);
    }

    boolean isName() {
        return sort == Sort.NAME;
    }

    int end() {
        return start + text.length();
    }

    /** Whether this token is a text that is not closed, so that the next character typed belongs to the text. */
    boolean isOpen() {
        String quote = text.substring(0, 1);
        return sort == Sort.TEXT && (text.length() == 1 || !text.endsWith(quote));
    }
}
