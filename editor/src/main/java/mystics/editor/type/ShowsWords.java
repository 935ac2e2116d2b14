package mystics.editor.type;

/** A component of the program that shows text. The component announces new text by the property {@link #PROPERTY}, as Swing's labels do. */
interface ShowsWords {
    /** The name of the property that announces new text. */
    String PROPERTY = "text";

    /** The text. */
    String words();

    /** Replaces the text. */
    void write(String words);
}
