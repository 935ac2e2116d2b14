package mystics.lab;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Catalog;
import mystics.content.Chapter;

/** The parties that a chapter allows (SETUP-1). */
public final class Parties {
    private Parties() {
    }

    /** Every legal party of a chapter, each as a list of hero ids in order; empty if there are too few heroes. */
    public static List<List<String>> legal(Catalog catalog, Chapter chapter) {
        List<String> open = catalog.heroes().keySet().stream().sorted()
                .filter(hero -> !chapter.party().forbidden().contains(hero)).toList();
        List<List<String>> parties = new ArrayList<>();
        choose(open, 0, List.of(), chapter.party().size(), parties);
        parties.removeIf(party -> !party.containsAll(chapter.party().required()));
        return List.copyOf(parties);
    }

    private static void choose(List<String> open, int from, List<String> chosen, int size, List<List<String>> parties) {
        if (chosen.size() == size) {
            parties.add(chosen);
            return;
        }
        for (int next = from; next < open.size(); next++) {
            List<String> more = new ArrayList<>(chosen);
            more.add(open.get(next));
            choose(open, next + 1, List.copyOf(more), size, parties);
        }
    }
}
