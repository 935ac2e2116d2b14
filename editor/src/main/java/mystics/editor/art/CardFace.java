package mystics.editor.art;

import java.awt.Color;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What is printed on a card, as a value.
 *
 * @param kind what sort of card it is, under the name
 * @param band the colour of the band that says so, too; {@code sign} the shape that says it
 * @param art names of its picture, the closest first
 * @param values what stands in the row of numbers
 * @param need that it is for some only, and for whom; empty when it is for everybody
 */
public record CardFace(String name, String kind, Color band, Symbol sign, List<String> art, List<Value> values, List<Paragraph> text, String need) {
    public CardFace {
        art = List.copyOf(art);
        values = List.copyOf(values);
        text = List.copyOf(text);
    }

    /** The same face, with every word but its name and text translated. */
    public CardFace in(UnaryOperator<String> wording) {
        return new CardFace(name, wording.apply(kind), band, sign, art, values.stream().map(value -> new Value(value.sign(), wording.apply(value.word()))).toList(), text, wording.apply(need));
    }

    /** A number or word, with its symbol. */
    public record Value(Symbol sign, String word) {
    }

    /** A text, with a heading if there is one. */
    public record Paragraph(String heading, String text) {
    }
}
