package mystics.phase.chapter.story;

import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.Passage.Voice;
import mystics.rules.Figure;
import mystics.rules.Scene;

/**
 * The words for the thing that a hero wanted to keep. The hero's first ability supplies the words, either words for that hero or words for
 * all heroes.
 */
final class Kept {
    private Kept() {
    }

    /** The words for the thing that a hero wanted to keep; the name of the ability if the ability has no such words. */
    static String by(Scene scene, Figure hero) {
        String first = Memory.keeps(scene, hero);
        Card ability = scene.box().catalog().cards().get(first);
        return ability == null ? first : words(ability, hero).orElse(ability.name());
    }

    /** The words with which an ability speaks of what this hero wanted to keep. */
    static Optional<String> words(Card ability, Figure hero) {
        Stream<Voice> own = ability.kept().stream().filter(voice -> voice.who().equals(hero.key()));
        Stream<Voice> all = ability.kept().stream().filter(voice -> voice.who().isEmpty());
        return Stream.concat(own, all).map(Voice::says).findFirst();
    }
}
