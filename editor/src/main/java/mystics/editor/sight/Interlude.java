package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.phase.chapter.story.PassagesRead;
import mystics.phase.chapter.story.Story;
import mystics.rules.Called;
import mystics.rules.Line;

/**
 * An event for which a film pauses: a capture, a rescue, a surge, an encounter, an event card, an achievement, or a page of the story.
 *
 * @param words the meaning of the event, in a sentence or two; for the story, the whole passage
 * @param shown the cards or pieces concerned; for a surge, the card of every figure that comes
 * @param scene the name of the scene of a page of the story; empty if it has none
 * @param seen a description of the scene; empty if the page has no scene
 * @param cast the ids of the heroes whom the scene can show; empty if they are not known
 * @param hourglass the page to which the event moved the hourglass; empty if it did not move
 */
public record Interlude(Kind kind, Sentence title, Sentence words, List<Entry> shown, String scene, String seen, List<String> cast,
        Optional<Hourglass> hourglass) {
    private static final String ARRIVAL = "PLACE-1";
    private static final String PAGE = "page";
    private static final String END = "end";

    /**
     * A place of the hourglass.
     *
     * @param page the page on which the hourglass stands
     * @param end the page on which the chapter is lost
     */
    public record Hourglass(int page, int end) {
        /** How near the party is to losing the chapter. */
        private Sentence threat() {
            return Sentence.of("{n} {n|page is|pages are} left: on page {end} you lose.", "n", end - page, "end", end);
        }
    }

    public Interlude {
        shown = List.copyOf(shown);
        cast = List.copyOf(cast);
    }

    /** An event that shows no heroes of the party and does not move the hourglass. */
    public Interlude(Kind kind, Sentence title, Sentence words, List<Entry> shown, String scene, String seen) {
        this(kind, title, words, shown, scene, seen, List.of(), Optional.empty());
    }

    /** An event without a scene of its own. */
    public Interlude(Kind kind, Sentence title, Sentence words, Optional<Entry> shown) {
        this(kind, title, words, shown.stream().toList(), kind == Kind.STORY ? PassagesRead.scene(words) : "", PassagesRead.seen(words),
                PassagesRead.cast(words), Optional.empty());
    }

    /** The kinds of event. */
    public enum Kind { CAPTURE, RESCUE, SURGE, ENCOUNTER, EVENT, HONOUR, STORY }

    /**
     * The interludes among the log lines that lead up to a frame.
     *
     * @param earned the story achievements that were earned before the frame
     */
    public static List<Interlude> of(List<Line> told, List<MarkKind> earned, Catalog catalog) {
        List<Interlude> found = new ArrayList<>();
        told.forEach(line -> of(line, told, catalog).ifPresent(found::add));
        earned.forEach(mark -> found.add(new Interlude(Kind.HONOUR, Sentence.of(mark.name()), flowing(mark.text()), Optional.of(mark))));
        return found;
    }

    /** The same interlude, translated. */
    public Interlude in(Wording language) {
        return new Interlude(kind, title.in(language), words.in(language), shown, scene, seen, cast, hourglass);
    }

    private static Optional<Interlude> of(Line line, List<Line> told, Catalog catalog) {
        Sentence text = line.text();
        Optional<Entry> hero = place(line, "hero").flatMap(name -> named(catalog.heroes(), name));
        return switch (line.cause()) {
            case "CAPTURE-1" -> hero.map(who -> new Interlude(Kind.CAPTURE, text,
                    timed(Sentence.of("Cheese and borrowed things are gone. On its turn, once no minion is left on the board, {hero} is "
                            + "fetched back.", "hero", Called.by(who)), "CAPTURE-3", told), hero));
            case "CAPTURE-4" -> place(line, "space").flatMap(space -> hero)
                    .map(who -> new Interlude(Kind.RESCUE, Sentence.of("{hero} is free again", "hero", Called.by(who)), ended(text), hero));
            case "SURGE-1" -> Optional.of(surge(line, told, catalog));
            case "ENC-1" -> place(line, "card").flatMap(name -> named(catalog.encounters(), name))
                    .map(card -> new Interlude(Kind.ENCOUNTER, Sentence.of(card.name()), Sentence.of(place(line, "text").orElse("")),
                            Optional.of(card)));
            case "SEARCH-1" -> place(line, "card").flatMap(name -> event(catalog, name))
                    .map(card -> new Interlude(Kind.EVENT, Sentence.of(card.name()), flowing(card.text()), Optional.of(card)));
            case Story.RULE -> Optional.of(new Interlude(Kind.STORY, Sentence.of("The story"), text, Optional.empty()));
            default -> honour(line, catalog);
        };
    }

    /** A surge, with the minions that arrive in its room afterwards. */
    private static Interlude surge(Line surge, List<Line> told, Catalog catalog) {
        Optional<Line> arrival = told.stream().dropWhile(line -> line != surge)
                .filter(line -> line.cause().equals(ARRIVAL) && place(line, "room").equals(place(surge, "room"))).findFirst();
        Optional<Newcomers> newcomers = arrival.map(line -> Newcomers.of(line, catalog));
        Sentence words = newcomers.flatMap(Newcomers::into).or(() -> arrival.map(line -> ended(line.text())))
                .orElse(Sentence.of("More minions may come."));
        List<Entry> coming = newcomers.map(Newcomers::figures).orElse(List.of());
        return new Interlude(Kind.SURGE, Sentence.of(coming.isEmpty() ? "A surge" : "More minions come"), timed(words, "SURGE-2", told),
                coming, "", "", List.of(), moved("SURGE-2", told).map(Interlude::hourglass));
    }

    /** An interlude for a line that gives a hero a title for the rest of the chapter. */
    private static Optional<Interlude> honour(Line line, Catalog catalog) {
        Optional<Entry> hero = place(line, "hero").flatMap(name -> named(catalog.heroes(), name));
        Optional<MarkKind> name = place(line, "title").flatMap(title -> catalog.marks().values().stream()
                .filter(mark -> mark.on().equals("table") && mark.name().equals(title)).findFirst());
        return hero.isEmpty() || name.isEmpty() ? Optional.empty()
                : Optional.of(new Interlude(Kind.HONOUR, Sentence.of(name.get().name()), ended(line.text()), hero));
    }

    /** Whether this is a page of the story, which must be turned (STORY-2). */
    public boolean isStory() {
        return kind == Kind.STORY;
    }

    /** The value that a line has in the place with the given name. */
    static Optional<String> place(Line line, String name) {
        List<String> places = line.text().places();
        return Stream.iterate(0, i -> i + 1 < places.size(), i -> i + 2).filter(i -> places.get(i).equals(name)).map(i -> places.get(i + 1))
                .findFirst();
    }

    private static Optional<Entry> named(Map<String, ? extends Entry> entries, String name) {
        return entries.values().stream().filter(entry -> entry.name().equals(name)).map(entry -> (Entry) entry).findFirst();
    }

    private static Optional<Card> event(Catalog catalog, String name) {
        return catalog.cards().values().stream().filter(card -> card.type() == CardType.EVENT && card.name().equals(name)).findFirst();
    }

    private static Sentence flowing(String text) {
        return Sentence.of(text.strip().replaceAll("\\s+", " "));
    }

    /**
     * The words of an event, with sentences about the hourglass if the event moved it. The chapter and the level of difficulty decide
     * whether an event moves it.
     */
    private static Sentence timed(Sentence words, String rule, List<Line> told) {
        Stream<Sentence> time = moved(rule, told).stream().flatMap(moved -> Stream.concat(Stream.of(ended(moved.text())),
                Stream.of(hourglass(moved)).filter(glass -> glass.page() < glass.end()).map(Hourglass::threat)));
        return Sentence.row(Stream.concat(Stream.of(words), time).toList(), " ");
    }

    /** The line that tells how an event moved the hourglass; empty if the event did not move it. */
    private static Optional<Line> moved(String rule, List<Line> told) {
        return told.stream().filter(line -> line.cause().equals(rule) && place(line, PAGE).isPresent()).findFirst();
    }

    private static Hourglass hourglass(Line moved) {
        int page = Integer.parseInt(place(moved, PAGE).orElseThrow());
        return new Hourglass(page, place(moved, END).map(Integer::parseInt).orElse(page));
    }

    /** A line of the log with its full stop. */
    private static Sentence ended(Sentence line) {
        return Sentence.of("{line}.", "line", line);
    }

    /** The name of the picture that shows this event alone, drawn wide; empty if it can have none. */
    public Optional<String> own() {
        return shown.stream().filter(EncounterCard.class::isInstance).map(card -> "encounters/" + card.id()).findFirst();
    }

    /**
     * The names of the interlude's pictures: the scene of a page, the hero, title or minions concerned, or the minions that an encounter
     * may bring; empty if it has no picture.
     */
    public List<String> art() {
        return !scene.isEmpty() ? List.of("scenes/" + scene) : shown.stream().flatMap(entry -> {
            if (entry instanceof EncounterCard encounter) {
                return encounter.rows().stream().flatMap(row -> row.minions().keySet().stream()).distinct()
                        .map(minion -> "minions/" + minion);
            }
            return entry instanceof HeroCard ? FigureArt.hero(entry.id()).stream()
                    : entry instanceof MinionCard minion ? Stream.of("minions/" + (minion.of().isEmpty() ? minion.id() : minion.of()))
                    : entry instanceof MarkKind ? Stream.of("marks/" + entry.id()) : Stream.empty();
        }).distinct().toList();
    }
}
