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

    /** The words for an ability at its printed price. */
    public static Sentence of(Card ability) {
        return of(ability, ability.cost());
    }

    /** The words for an ability at the price that a hero pays. */
    static Sentence of(Card ability, int cost) {
        return Sentence.row(Stream.of(use(ability), rule(ability, cost)).filter(words -> !words.equals(Sentence.EMPTY)).toList(), " ");
    }

    /** What the ability is good for, and whether it suits a first game; empty if its card does not say so. */
    public static Sentence use(Card ability) {
        List<Sentence> words = new ArrayList<>();
        if (ability.first()) words.add(Sentence.of("Suggested for a first game."));
        if (!ability.good().isEmpty()) words.add(Sentence.from(ability.good()));
        return words.isEmpty() ? Sentence.EMPTY : Sentence.row(words, " ");
    }

    /** The printed price of the ability, and the text of its card. */
    public static Sentence rule(Card ability) {
        return rule(ability, ability.cost());
    }

    /** The price that a hero pays for the ability, and the text of its card. */
    public static Sentence rule(Card ability, int cost) {
        return Sentence.of(cost > 0 ? "{n} cheese. {text}" : "{text}", "n", cost, "text",
                ability.text().strip().replaceAll("\\s+", " "));
    }
}
