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

    /** The words; nothing for a hero whose first ability has none. */
    static Optional<String> by(Scene scene, Figure hero) {
        return Optional.ofNullable(scene.box().catalog().cards().get(Memory.keeps(scene, hero))).flatMap(card -> words(card, hero));
    }

    /** The words of an ability in the mouth of a hero. */
    static Optional<String> words(Card ability, Figure hero) {
        Stream<Voice> own = ability.kept().stream().filter(voice -> voice.who().equals(hero.key()));
        Stream<Voice> all = ability.kept().stream().filter(voice -> voice.who().isEmpty());
        return Stream.concat(own, all).map(Voice::says).findFirst();
    }
}
