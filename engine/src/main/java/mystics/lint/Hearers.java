package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.Passage.Voice;
import mystics.phase.chapter.story.PassageText;

/**
 * Which voices of a chapter some legal party can hear. Nobody has spoken before the first voices of the start, so there the order of
 * the list decides, and every party is tried; later whoever has been heard least comes first, and every hero's turn comes.
 */
final class Hearers {
    private static final int MOST_PARTIES = 5_000;
    private final Catalog catalog;
    private final List<List<String>> parties = new ArrayList<>();
    private final Set<String> goes = new HashSet<>();
    private final Optional<Passage> opening;

    Hearers(Catalog catalog, Chapter chapter) {
        this.catalog = catalog;
        List<String> able = catalog.heroes().keySet().stream().filter(hero -> !chapter.party().forbidden().contains(hero)).toList();
        gather(able, 0, List.of(), chapter.party());
        parties.forEach(goes::addAll);
        goes.addAll(chapter.party().waiting(catalog.heroes().keySet(), Set.of()));
        opening = chapter.story().stream().filter(passage -> passage.when().equals("start") && !passage.voices().isEmpty()).findFirst();
    }

    private void gather(List<String> able, int from, List<String> party, Chapter.Party wanted) {
        if (party.size() == wanted.size()) {
            if (party.containsAll(wanted.required())) parties.add(party);
            return;
        }
        for (int next = from; next < able.size() && parties.size() < MOST_PARTIES; next++) {
            List<String> more = new ArrayList<>(party);
            more.add(able.get(next));
            gather(able, next + 1, more, wanted);
        }
    }

    /** The numbers of the voices that no party can hear. */
    List<Integer> unheard(Passage passage) {
        Set<Integer> heard = new HashSet<>();
        boolean first = opening.filter(passage::equals).isPresent();
        for (List<String> party : first ? parties : List.of(List.copyOf(goes))) {
            heard.addAll(first ? heard(passage, party) : fitting(passage, party));
        }
        return IntStream.range(0, passage.voices().size()).filter(voice -> !parties.isEmpty() && !heard.contains(voice)).boxed().toList();
    }

    /** The voices that fit by themselves, of heroes who may go. */
    private List<Integer> fitting(Passage passage, List<String> party) {
        return IntStream.range(0, passage.voices().size()).filter(voice -> speaks(passage.voices().get(voice), party))
                .filter(voice -> passage.mostVoices() > 0 && fits(passage, List.of(voice))).boxed().toList();
    }

    /** The voices that a party hears where nobody has spoken yet; conditions are taken to hold only for the voice itself. */
    private List<Integer> heard(Passage passage, List<String> party) {
        List<Integer> heard = new ArrayList<>();
        for (int voice : fitting(passage, party)) {
            boolean certain = passage.voices().get(voice).condition().isEmpty();
            List<Integer> all = new ArrayList<>(heard);
            all.removeIf(other -> passage.voices().get(other).condition().isPresent());
            all.add(voice);
            boolean room = all.size() <= passage.mostVoices() && fits(passage, all);
            if (room || !certain && heard.size() < passage.mostVoices()) heard.add(voice);
        }
        return heard;
    }

    private static boolean fits(Passage passage, List<Integer> voices) {
        int words = voices.stream().mapToInt(voice -> PassageText.words(passage.voices().get(voice).says()) + 1).sum();
        return StoryLines.longest(passage) + words <= PassageText.MOST_WORDS;
    }

    private boolean speaks(Voice voice, List<String> party) {
        return party.contains(voice.who()) || !catalog.heroes().containsKey(voice.who());
    }
}
