package mystics.editor.canvas;

/**
 * One thing in a drawing.
 *
 * @param index its number in its list
 */
public record Element(ElementKind kind, int index) {
    /** A space. */
    public static Element space(int index) {
        return new Element(ElementKind.SPACE, index);
    }

    /** Whether it is a space. */
    public boolean isSpace() {
        return kind == ElementKind.SPACE;
    }

    /** Whether it has points that can be dragged. */
    public boolean hasPoints() {
        return kind != ElementKind.EXIT && kind != ElementKind.MARK;
    }

    /** Whether its points lie round an area. */
    public boolean isArea() {
        return kind == ElementKind.SPACE || kind == ElementKind.BLACK || kind == ElementKind.DECOR;
    }
}
