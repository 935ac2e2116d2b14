package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.MinionCard;
import mystics.content.Passage;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;

/**
 * Checks that every picture belongs to an entry: {@code art/heroes/somebody.svg} needs a hero {@code somebody}. The content of pictures was
 * already checked when the mod was read.
 */
final class Pictures implements Check {
    private static final String ART = "art/";
    private static final String ENDING = ".svg";
    /** The scene behind the home page, and the parts of it that move. */
    private static final Set<String> HOME = Set.of("home", "home-flame", "home-tail");
    /** The poses in which the board shows figures. The marks on figures are poses too, but are not in this list. */
    private static final List<String> POSES = List.of("attacks", "struck");

    @Override
    public List<Finding> findings(Subject subject) {
        List<String> files = subject.source().paths().stream().filter(path -> path.startsWith(ART)).toList();
        List<Finding> findings = new ArrayList<>();
        if (files.isEmpty()) return findings;
        Map<String, Set<String>> things = things(subject.library().catalog());
        for (String file : files) {
            Place place = Place.of(subject.manifest().id(), file);
            String thing = file.substring(ART.length()).replaceFirst("\\.[^./]*$", "");
            String folder = thing.substring(0, Math.max(0, thing.indexOf('/')));
            String name = thing.substring(thing.indexOf('/') + 1);
            if (!file.endsWith(ENDING)) {
                findings.add(Finding.warning("picture-kind", place, "the game cannot draw this picture").because("pictures are SVG")
                        .fix("Draw it as " + ART + thing + ENDING + ", or move it to docs/."));
            } else if (!things.containsKey(folder)) {
                findings.add(Finding.warning("picture-of-nothing", place, "art/" + folder + "/ is not a folder of pictures")
                        .fix(Nearest.advice(folder, things.keySet())));
            } else if (!things.get(folder).contains(name) && !subject.missesOne()) {
                findings.add(Finding.warning("picture-of-nothing", place, "there is no '" + thing + "' for this picture")
                        .fix(Nearest.advice(name, things.get(folder))));
            }
        }
        return findings;
    }

    /** The entries that can have a picture, by folder. */
    private static SortedMap<String, Set<String>> things(Catalog catalog) {
        Map<Boolean, Set<String>> cards = catalog.cards().values().stream()
                .collect(Collectors.partitioningBy(card -> card.type() == CardType.ABILITY,
                        Collectors.mapping(Card::id, Collectors.toSet())));
        Stream<String> bosses = catalog.minions().values().stream().map(MinionCard::of);
        Stream<String> drawn = catalog.rooms().values().stream().flatMap(room -> Stream.concat(room.plan().marks().stream(),
                room.drawing().marks().stream().flatMap(mark -> mark.needs().stream())));
        Stream<String> scenes = catalog.chapters().values().stream().flatMap(chapter -> chapter.story().stream()).map(Passage::scene);
        SortedMap<String, Set<String>> things = new TreeMap<>(Map.of("abilities", cards.get(true), "cards",
                with(cards.get(false), catalog.marks().keySet().stream()),
                "encounters", catalog.encounters().keySet(),
                "figures", catalog.figures().keySet(),
                "heroes", catalog.heroes().keySet(), "marks", with(catalog.marks().keySet(), drawn), "minions",
                with(catalog.minions().keySet(), bosses), "scenes", with(HOME, scenes)));
        things.put("clothes", catalog.heroes().keySet());
        things.put("persons", catalog.persons().keySet());
        Set<String> poses = with(catalog.marks().keySet(), POSES.stream());
        for (String figures : List.of("figures", "heroes", "minions")) {
            things.put(figures, with(things.get(figures), things.get(figures).stream()
                    .flatMap(name -> poses.stream().map(pose -> name + "-" + pose))));
        }
        things.put("portraits", with(catalog.heroes().keySet(), catalog.persons().keySet().stream()));
        return things;
    }

    private static Set<String> with(Set<String> ids, Stream<String> more) {
        return Stream.concat(ids.stream(), more).filter(name -> !name.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }
}
