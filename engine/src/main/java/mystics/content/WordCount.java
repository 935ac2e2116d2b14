package mystics.content;

/** The number of words of texts. */
public final class WordCount {
    private WordCount() {
    }

    /** The number of words of a text; words stand between spaces. */
    public static int of(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
