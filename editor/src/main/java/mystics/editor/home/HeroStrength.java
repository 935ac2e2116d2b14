package mystics.editor.home;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.ToIntFunction;
import mystics.choice.Sentence;
import mystics.content.HeroCard;

/**
 * The strength of a hero in one line: the values that are clearly higher than those of most heroes.
 *
 * @param heroes all heroes
 */
record HeroStrength(List<HeroCard> heroes) {
    /** The least distance of a strength from the average of all heroes. */
    private static final double CLEAR = 0.5;

    HeroStrength {
        heroes = List.copyOf(heroes);
    }

    static HeroStrength among(Collection<HeroCard> heroes) {
        return new HeroStrength(List.copyOf(heroes));
    }

    /** The words for a hero. */
    Sentence of(HeroCard hero) {
        List<Sentence> strong = strong(hero);
        return strong.isEmpty() ? Sentence.of("Good all round")
                : Sentence.of("Best at {values}", "values", Sentence.row(strong, ", "));
    }

    private List<Sentence> strong(HeroCard hero) {
        List<Sentence> strong = new ArrayList<>();
        if (stands(hero, HeroCard::battle)) strong.add(Sentence.of("battle"));
        if (stands(hero, HeroCard::defence)) strong.add(Sentence.of("defence"));
        if (stands(hero, HeroCard::lore)) strong.add(Sentence.of("lore"));
        if (stands(hero, HeroCard::move)) strong.add(Sentence.of("move"));
        if (stands(hero, HeroCard::life)) strong.add(Sentence.of("life"));
        return strong;
    }

    private boolean stands(HeroCard hero, ToIntFunction<HeroCard> value) {
        return value.applyAsInt(hero) >= heroes.stream().mapToInt(value).average().orElse(0) + CLEAR;
    }
}
