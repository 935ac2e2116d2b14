package mystics.content;

/** A figure of the box and how many of it there are (ENC-5). */
public record FigureKind(String id, String name, int count) implements Entry {
}
