package mystics.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import mystics.editor.sight.HeroSheet;

/** Hand-overs agreed while a page of the story is open. The party shows them at once; the game learns of them when the page is turned. */
final class Seats {
    private final Map<String, HeroSheet.Player> agreed = new LinkedHashMap<>();

    /** Somebody is to play a hero, named by its id; what was agreed for it before is forgotten. */
    void agree(String hero, HeroSheet.Player player) {
        agreed.put(hero, player);
    }

    /** A party as it was agreed. */
    List<HeroSheet> seated(List<HeroSheet> party) {
        return party.stream().map(hero -> agreed.containsKey(hero.id()) ? hero.with(agreed.get(hero.id())) : hero).toList();
    }

    /** Hands over whatever was agreed. */
    void giveAll(BiConsumer<String, HeroSheet.Player> give) {
        Map<String, HeroSheet.Player> all = new LinkedHashMap<>(agreed);
        agreed.clear();
        all.forEach(give);
    }
}
