package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Card;

/** The words with which players choose an ability: first what it is good for, then its price, then the text of its card. */
public final class AbilityWords {
    private AbilityWords() {
    }

    /** The words for an ability. */
    public static Sentence of(Card ability) {
        List<Sentence> words = new ArrayList<>();
        if (ability.first()) words.add(Sentence.of("Suggested for a first game."));
        if (!ability.good().isEmpty()) words.add(Sentence.from(ability.good()));
        words.add(Sentence.of(ability.cost() > 0 ? "{n} cheese. {text}" : "{text}", "n", ability.cost(), "text",
                ability.text().strip().replaceAll("\\s+", " ")));
        return Sentence.row(words, " ");
    }
}
