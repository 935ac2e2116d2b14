package mystics.lint;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.WordCount;
import mystics.phase.chapter.story.PassageText;

/**
 * Finds the voices of a chapter that some party can hear. If several voices fit equally well, the one of the first hero of the party is
 * heard. Each hero who may take part is therefore heard in some party, unless that hero's line does not fit.
 *
 * @param heroes all heroes
 * @param goes the heroes who may take part
 */
record Hearers(Set<String> heroes, Set<String> goes) {

    static Hearers of(Catalog catalog, Chapter chapter) {
        Chapter.Party party = chapter.party();
        Set<String> heroes = catalog.heroes().keySet();
        Set<String> goes = new HashSet<>(party.required());
        if (party.required().size() < party.size()) {
            heroes.stream().filter(hero -> !party.forbidden().contains(hero)).forEach(goes::add);
        }
        goes.addAll(party.waiting(heroes, Set.of()));
        return new Hearers(heroes, goes);
    }

    /** The indexes of the voices that no party can hear. */
    List<Integer> unheard(Passage passage) {
        return IntStream.range(0, passage.voices().size()).filter(voice -> !isHeard(passage, passage.voices().get(voice))).boxed().toList();
    }

    private boolean isHeard(Passage passage, Passage.Voice voice) {
        boolean comes = goes.contains(voice.who()) || !heroes.contains(voice.who());
        return comes && passage.mostVoices() > 0
                && PassageLength.shortest(passage) + WordCount.of(voice.says()) + 1 <= PassageText.MOST_WORDS;
    }
}
