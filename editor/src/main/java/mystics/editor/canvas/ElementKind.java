package mystics.editor.canvas;

import mystics.choice.Sentence;

/** The kinds of elements in a drawing, named after the lists in the file. */
public enum ElementKind {
    SPACE("spaces", "space"), WALL("walls", "wall"), BLACK("black", "black area"), LINE("lines", "line"), EXIT("exits", "exit"),
    MARK("marks", "mark"), DECOR("decor", "decor");

    private final String key;
    private final String word;

    ElementKind(String key, String word) {
        this.key = key;
        this.word = word;
    }

    /** The key of the list in the file. */
    public String key() {
        return key;
    }

    /** The word for one such element. */
    public Sentence word() {
        return Sentence.of(word);
    }
}
