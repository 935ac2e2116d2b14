package mystics.editor.canvas;

/**
 * One element of a drawing.
 *
 * @param index the index of the element in the list of its kind
 */
public record Element(ElementKind kind, int index) {
    /** A space. */
    public static Element space(int index) {
        return new Element(ElementKind.SPACE, index);
    }

    /** Whether the element is a space. */
    public boolean isSpace() {
        return kind == ElementKind.SPACE;
    }

    /** Whether the element has points that can be dragged. */
    public boolean hasPoints() {
        return kind != ElementKind.EXIT && kind != ElementKind.MARK;
    }

    /** Whether the points of the element enclose an area. */
    public boolean isArea() {
        return kind == ElementKind.SPACE || kind == ElementKind.BLACK || kind == ElementKind.DECOR;
    }
}
