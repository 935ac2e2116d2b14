package mystics.editor.type;

/** Something of ours in a window that shows words; it tells of new ones by the property {@link #PROPERTY}, as Swing's own labels do. */
interface ShowsWords {
    /** The property that changes. */
    String PROPERTY = "text";

    /** What it shows. */
    String words();

    /** Shows other words. */
    void write(String words);
}
