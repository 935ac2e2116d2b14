package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Card;

/** The words with which players choose an ability: first what it is good for, then its price, then the text of its card. */
public final class AbilityWords {
    private AbilityWords() {
    }

    /** The words for an ability. */
    public static Sentence of(Card ability) {
        return Sentence.row(Stream.of(use(ability), rule(ability)).filter(words -> !words.equals(Sentence.EMPTY)).toList(), " ");
    }

    /** What the ability is good for, and whether it suits a first game; empty if its card does not say so. */
    public static Sentence use(Card ability) {
        List<Sentence> words = new ArrayList<>();
        if (ability.first()) words.add(Sentence.of("Suggested for a first game."));
        if (!ability.good().isEmpty()) words.add(Sentence.from(ability.good()));
        return words.isEmpty() ? Sentence.EMPTY : Sentence.row(words, " ");
    }

    /** The price of the ability, and the text of its card. */
    public static Sentence rule(Card ability) {
        return Sentence.of(ability.cost() > 0 ? "{n} cheese. {text}" : "{text}", "n", ability.cost(), "text",
                ability.text().strip().replaceAll("\\s+", " "));
    }
}
