package mystics.editor.art;

import java.awt.Color;
import java.util.List;

/**
 * What is printed on a card, as a value.
 *
 * @param kind what sort of card it is, under the name
 * @param band the colour of the band that says so, too; {@code sign} the shape that says it
 * @param art names of its picture, the closest first
 * @param values what stands in the row of numbers
 * @param need who may use it; empty for everybody
 */
public record CardFace(String name, String kind, Color band, Symbol sign, List<String> art, List<Value> values, List<Paragraph> text, String need) {
    public CardFace {
        art = List.copyOf(art);
        values = List.copyOf(values);
        text = List.copyOf(text);
    }

    /** A number or word with its sign. */
    public record Value(Symbol sign, String word) {
    }

    /** A text, perhaps with a heading. */
    public record Paragraph(String heading, String text) {
    }
}
