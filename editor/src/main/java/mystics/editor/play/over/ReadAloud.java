package mystics.editor.play.over;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.editor.sight.HeroSheet;

/**
 * Who reads which voice of a page aloud. A player reads the heroes that are theirs; all other voices go round the table, so that
 * everybody reads. With fewer than two names nobody need be told.
 */
record ReadAloud(List<HeroSheet> party) {
    ReadAloud {
        party = List.copyOf(party);
    }

    private Stream<HeroSheet> people() {
        return party.stream().filter(hero -> hero.player().side() == HeroSheet.Side.PEOPLE && !hero.player().name().isBlank());
    }

    /**
     * Who reads a voice; empty if nobody is named.
     *
     * @param words the whole page; {@code voices} the names of all who may speak
     */
    Optional<String> who(String voice, String words, Set<String> voices) {
        List<String> names = people().map(hero -> hero.player().name()).distinct().toList();
        if (names.size() < 2) return Optional.empty();
        return people().filter(hero -> hero.name().equals(voice)).map(hero -> hero.player().name()).findFirst()
                .or(() -> Optional.of(names.get(Math.floorMod(others(words, voices).indexOf(voice) + words.length(), names.size()))));
    }

    /** The voices of a page that are no player's, in their order. */
    private List<String> others(String words, Set<String> voices) {
        return words.lines().map(line -> line.substring(0, Math.max(0, line.indexOf(": ")))).filter(voices::contains)
                .filter(voice -> people().noneMatch(hero -> hero.name().equals(voice))).distinct().toList();
    }
}
