package mystics.content;

/** A kind of figure in the box and the number of such figures (ENC-5). */
public record FigureKind(String id, String name, int count) implements Entry {
}
