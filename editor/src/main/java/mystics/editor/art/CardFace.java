package mystics.editor.art;

import java.awt.Color;
import java.util.List;
import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * Everything printed on a card.
 *
 * @param kind the kind of card, written under the name
 * @param band the colour of the band, which also shows the kind
 * @param sign the symbol of the kind
 * @param art the possible names of its picture, best first
 * @param values the row of numbers
 * @param need the requirement for using the card; empty if everybody may
 */
public record CardFace(String name, Sentence kind, Color band, Symbol sign, List<String> art, List<Value> values, List<Paragraph> text,
        Sentence need) {
    public CardFace {
        art = List.copyOf(art);
        values = List.copyOf(values);
        text = List.copyOf(text);
    }

    /** This face, with every word translated except the name and the text. */
    public CardFace in(Wording language) {
        return new CardFace(name, kind.in(language), band, sign, art,
                values.stream().map(value -> value.in(language)).toList(), text, need.in(language));
    }

    /**
     * A number or word, with its symbol.
     *
     * @param name what a number counts; empty for a word, which says that itself
     */
    public record Value(Symbol sign, Sentence word, Sentence name) {
        /** A word that needs no name. */
        Value(Symbol sign, Sentence word) {
            this(sign, word, Sentence.EMPTY);
        }

        private Value in(Wording language) {
            return new Value(sign, word.in(language), name.in(language));
        }
    }

    /** A text, with a heading if there is one. */
    public record Paragraph(String heading, String text) {
    }
}
