package mystics.editor.type;

/** Turns typewriter quotes into those of a book. Quotes that a text has already stay as they are. */
public final class Quotes {
    /** Looks like a closing quote, but no line ends behind it. */
    private static final char APOSTROPHE = '\u02bc';

    private Quotes() {
    }

    /** A text with curved quotes and apostrophes. */
    public static String curved(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean opens = i == 0 || " \u00a0\n(*\u2014\u201c\"".indexOf(text.charAt(i - 1)) >= 0 && !isClosing(text, i);
            char mark = letter == '"' ? opens ? '\u201c' : '\u201d' : opens ? '\u2018' : isWithin(text, i) ? APOSTROPHE : '\u2019';
            out.append(letter == '"' || letter == '\'' || letter == '\u2019' && isWithin(text, i) ? mark : letter);
        }
        return out.toString();
    }

    /** Whether a sign stands between two letters. */
    private static boolean isWithin(String text, int at) {
        return at > 0 && at + 1 < text.length() && Character.isLetter(text.charAt(at - 1)) && Character.isLetter(text.charAt(at + 1));
    }

    /** Whether the text or a space follows, so that a quote behind an asterisk or another quote closes. */
    private static boolean isClosing(String text, int at) {
        return at + 1 == text.length() || " \n.,;:!?)".indexOf(text.charAt(at + 1)) >= 0;
    }
}
