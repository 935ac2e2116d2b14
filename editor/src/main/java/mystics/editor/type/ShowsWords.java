package mystics.editor.type;

/** A component of the program that shows text. It announces new text by the property {@link #PROPERTY}, as Swing's labels do. */
interface ShowsWords {
    /** The property that changes. */
    String PROPERTY = "text";

    /** The text. */
    String words();

    /** Replaces the text. */
    void write(String words);
}
