package mystics.editor.play.over;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.editor.sight.HeroSheet;
import mystics.view.Readers;

/** Finds the reader of each voice of a page, from the sheets of the party. */
record ReadAloud(List<HeroSheet> party) {
    ReadAloud {
        party = List.copyOf(party);
    }

    /**
     * The reader of a voice; empty if no reader is named. A player without a name, who sits at the screen, has an empty name.
     *
     * @param words the whole page
     * @param voices the names of all possible speakers
     */
    Optional<String> who(String voice, String words, Set<String> voices) {
        Map<String, String> players = new LinkedHashMap<>();
        party.stream().filter(hero -> hero.player().side() == HeroSheet.Side.PEOPLE)
                .forEach(hero -> players.put(hero.name(), hero.player().name().strip()));
        return new Readers(players).who(voice, words, voices);
    }
}
