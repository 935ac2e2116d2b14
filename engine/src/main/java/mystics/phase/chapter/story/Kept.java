package mystics.phase.chapter.story;

import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.Passage.Voice;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** What a hero wanted to keep: the words of its first ability, its own where the ability has some. */
final class Kept {
    private Kept() {
    }

    /** The words; the name of the ability where it has none. */
    static String by(Scene scene, Figure hero) {
        String first = Memory.keeps(scene, hero);
        Card ability = scene.box().catalog().cards().get(first);
        return ability == null ? first : words(ability, hero).orElse(ability.name());
    }

    /** The words of an ability in the mouth of a hero. */
    static Optional<String> words(Card ability, Figure hero) {
        Stream<Voice> own = ability.kept().stream().filter(voice -> voice.who().equals(hero.key()));
        Stream<Voice> all = ability.kept().stream().filter(voice -> voice.who().isEmpty());
        return Stream.concat(own, all).map(Voice::says).findFirst();
    }
}
