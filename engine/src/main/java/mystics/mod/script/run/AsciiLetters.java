package mystics.mod.script.run;

/** Converts between small and capital letters of ASCII. Other letters are left alone, because versions of Java convert them differently. */
public final class AsciiLetters {
    private AsciiLetters() {}

    /** A text with its ASCII capital letters made small. */
    public static String lower(String text) {
        return moved(text, 'A', 'Z', 'a' - 'A');
    }

    /** A text with its small ASCII letters made capital. */
    public static String upper(String text) {
        return moved(text, 'a', 'z', 'A' - 'a');
    }

    private static String moved(String text, char first, char last, int by) {
        char[] letters = text.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            if (letters[i] >= first && letters[i] <= last) letters[i] += by;
        }
        return new String(letters);
    }
}
