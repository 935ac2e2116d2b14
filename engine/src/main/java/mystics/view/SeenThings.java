package mystics.view;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.MarkKind;
import mystics.content.Passage;
import mystics.phase.Notes;
import mystics.phase.chapter.story.PassagesRead;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.rules.Line;
import mystics.table.Holder;

/**
 * The things of the book that a player has met in a game: the cards, minions, persons and scenes in the log, and the
 * achievements earned.
 */
public final class SeenThings {
    /** The kinds of things, named by the folders of their pictures. */
    public static final List<String> KINDS = List.of("minions", "persons", "cards", "scenes", "marks");

    private SeenThings() {
    }

    /** The things met in a game, each as folder and id. */
    public static Set<String> of(Game game) {
        Catalog catalog = game.setting().box().catalog();
        Set<String> names = game.log().stream().filter(line -> !line.cause().equals(Story.RULE)).flatMap(SeenThings::places)
                .collect(Collectors.toSet());
        List<Line> pages = game.log().stream().filter(line -> line.cause().equals(Story.RULE)).toList();
        String told = pages.stream().map(page -> page.text().toString()).collect(Collectors.joining("\n"));
        Set<String> seen = new TreeSet<>();
        named("cards", catalog.cards().values(), names, seen);
        catalog.minions().values().stream().filter(card -> names.stream().anyMatch(name -> name.startsWith(card.one())))
                .forEach(card -> seen.add("minions/" + card.id()));
        catalog.persons().values().stream().filter(person -> told.contains(person.name()))
                .forEach(person -> seen.add("persons/" + person.id()));
        pages.stream().map(page -> PassagesRead.scene(page.text())).filter(scene -> !scene.isEmpty())
                .forEach(scene -> seen.add("scenes/" + scene));
        seen.addAll(game.lookNow(scene -> catalog.marks().values().stream().filter(MarkKind::achievement)
                .filter(mark -> Notes.get(scene, mark.id(), Holder.TABLE) > 0).map(mark -> "marks/" + mark.id()).toList()));
        return seen;
    }

    private static void named(String folder, Collection<? extends Entry> entries, Set<String> names, Set<String> seen) {
        entries.stream().filter(entry -> names.contains(entry.name())).forEach(entry -> seen.add(folder + "/" + entry.id()));
    }

    private static Stream<String> places(Line line) {
        List<String> all = line.text().places();
        return Stream.iterate(1, place -> place < all.size(), place -> place + 2).map(all::get);
    }

    /** Everything of a kind that the player can meet with the loaded mods, by id, in the order of the book or of the names. */
    public static List<String> all(Catalog catalog, String kind) {
        return switch (kind) {
            case "cards" -> sorted(catalog.cards().values());
            case "minions" -> sorted(catalog.minions().values());
            case "persons" -> sorted(catalog.persons().values());
            case "marks" -> sorted(catalog.marks().values().stream().filter(MarkKind::achievement).toList());
            default -> catalog.book().stream().flatMap(chapter -> chapter.story().stream()).map(Passage::scene)
                    .filter(scene -> !scene.isEmpty()).distinct().toList();
        };
    }

    private static List<String> sorted(Collection<? extends Entry> entries) {
        return entries.stream().sorted(Comparator.comparing(Entry::name)).map(Entry::id).toList();
    }
}
