package mystics.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import mystics.editor.sight.Course;
import mystics.editor.sight.HeroSheet;

/**
 * Hand-overs agreed while a page of the story is open. The party panel shows a hand-over at once, but the game learns of it only when the
 * page is turned.
 */
public final class Seats {
    private final Map<String, HeroSheet.Player> agreed = new LinkedHashMap<>();

    /** Hands a hero, by its id, to a player, in place of any earlier agreement. */
    void agree(String hero, HeroSheet.Player player) {
        agreed.put(hero, player);
    }

    /** A party with the agreed players. */
    List<HeroSheet> seated(List<HeroSheet> party) {
        return party.stream().map(hero -> agreed.containsKey(hero.id()) ? hero.with(agreed.get(hero.id())) : hero).toList();
    }

    /** Carries out all agreed hand-overs. */
    void giveAll(BiConsumer<String, HeroSheet.Player> give) {
        taken().forEach(give);
    }

    /** Stores the agreed hand-overs with a game that is being left. */
    void leave(Course course) {
        Map<String, HeroSheet.Player> all = taken();
        if (!all.isEmpty()) {
            course.handOverForLater(all);
        }
    }

    /** Returns all agreed hand-overs, by the ids of the heroes, and forgets them. */
    Map<String, HeroSheet.Player> taken() {
        Map<String, HeroSheet.Player> all = new LinkedHashMap<>(agreed);
        agreed.clear();
        return all;
    }
}
