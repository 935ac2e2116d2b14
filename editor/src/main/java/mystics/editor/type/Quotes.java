package mystics.editor.type;

import java.util.Locale;

/** Turns the straight quotes of a text into those of a language, as they stand in books. */
public enum Quotes {
    ENGLISH("“”‘’"), GERMAN("„“‚‘"), FRENCH("«»‹›");

    private static final char APOSTROPHE = '’';
    private static final char UNBROKEN = '\u02bc';
    private static final char STRESS = '*';
    private static final String BEFORE = " \n([-–—„“‚‘«‹";
    private final String signs;

    /** @param signs opening and closing, then those within */
    Quotes(String signs) {
        this.signs = signs;
    }

    /** The quotes of a language, by its two letters. */
    public static Quotes of(String language) {
        return switch (language.toLowerCase(Locale.ROOT)) {
            case "de" -> GERMAN;
            case "fr" -> FRENCH;
            default -> ENGLISH;
        };
    }

    /** A text with the quotes of a book. */
    public String in(String text) {
        StringBuilder set = new StringBuilder(text);
        for (int i = 0; i < set.length(); i++) {
            char sign = set.charAt(i);
            int before = i - 1;
            while (before >= 0 && set.charAt(before) == STRESS) before--;
            boolean opens = before < 0 || BEFORE.indexOf(set.charAt(before)) >= 0;
            if (sign == '"') set.setCharAt(i, signs.charAt(opens ? 0 : 1));
            if (sign == '\'') set.setCharAt(i, isWithin(set, i) ? APOSTROPHE : signs.charAt(opens ? 2 : 3));
        }
        return set.toString();
    }

    /** A text with the quotes of a book, for the screen: no line breaks after an apostrophe within a word. */
    public String onScreen(String text) {
        StringBuilder set = new StringBuilder(in(text));
        for (int i = 0; i < set.length(); i++) if (set.charAt(i) == APOSTROPHE && isWithin(set, i)) set.setCharAt(i, UNBROKEN);
        return set.toString();
    }

    private static boolean isWithin(CharSequence text, int at) {
        return at > 0 && at + 1 < text.length() && Character.isLetter(text.charAt(at - 1)) && Character.isLetter(text.charAt(at + 1));
    }
}
