package mystics.content;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All entries of the loaded mods by kind and id, sorted by mod and then by id. */
public record Catalog(Map<String, FigureKind> figures, Map<String, HeroCard> heroes, Map<String, MinionCard> minions,
        Map<String, Card> cards,
        Map<String, EncounterCard> encounters, Map<String, MarkKind> marks, Map<String, Room> rooms, Map<String, Chapter> chapters,
        Map<String, Person> persons, Map<String, Variant> variants, Map<String, Difficulty> difficulties, Map<String, FeatTitle> titles,
        Map<String, RuleHint> hints, Map<String, Look> looks, Map<String, Sound> sounds, Map<String, Picture> pictures) {

    /** A catalogue of these entries. */
    public static Catalog of(List<? extends Entry> entries) {
        return new Catalog(pick(entries, FigureKind.class), pick(entries, HeroCard.class), pick(entries, MinionCard.class),
                pick(entries, Card.class),
                pick(entries, EncounterCard.class), pick(entries, MarkKind.class), pick(entries, Room.class), pick(entries, Chapter.class),
                pick(entries, Person.class), pick(entries, Variant.class),
                pick(entries, Difficulty.class), pick(entries, FeatTitle.class), pick(entries, RuleHint.class),
                pick(entries, Look.class), pick(entries, Sound.class), pick(entries, Picture.class));
    }

    private static <E extends Entry> Map<String, E> pick(List<? extends Entry> entries, Class<E> type) {
        Map<String, E> found = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (type.isInstance(entry)) {
                found.put(entry.id(), type.cast(entry));
            }
        }
        return Collections.unmodifiableMap(found);
    }

    /** This catalogue with a chapter, which replaces any chapter with the same id. */
    public Catalog with(Chapter chapter) {
        Map<String, Chapter> others = new LinkedHashMap<>(chapters);
        others.put(chapter.id(), chapter);
        return new Catalog(figures, heroes, minions, cards, encounters, marks, rooms, Collections.unmodifiableMap(others), persons,
                variants, difficulties, titles, hints, looks, sounds, pictures);
    }

    /** This catalogue with a room, which replaces any room with the same id. */
    public Catalog with(Room room) {
        Map<String, Room> others = new LinkedHashMap<>(rooms);
        others.put(room.id(), room);
        return new Catalog(figures, heroes, minions, cards, encounters, marks, Collections.unmodifiableMap(others), chapters, persons,
                variants, difficulties, titles, hints, looks, sounds, pictures);
    }

    /** The chapters in the order of the book, without the lessons. */
    public List<Chapter> book() {
        return chapters.values().stream().filter(chapter -> !chapter.isLesson()).sorted(Comparator.comparingInt(Chapter::number)).toList();
    }

    /** The chapters that teach the game, in their order. */
    public List<Chapter> lessons() {
        return chapters.values().stream().filter(Chapter::isLesson).sorted(Comparator.comparingInt(Chapter::number)).toList();
    }

    /** The chapter suggested for a single game: the first of the book that has a board. */
    public Chapter firstToPlay() {
        List<Chapter> book = book();
        return book.stream().filter(chapter -> !chapter.storyOnly()).findFirst().orElseGet(() -> book.get(0));
    }

    /** The chapter that follows another chapter in the book; empty after the last chapter. */
    public Optional<Chapter> following(Chapter chapter) {
        return book().stream().filter(other -> other.number() > chapter.number()).findFirst();
    }

    /** The names of all possible speakers in the story: heroes, then persons. */
    public List<String> speakers() {
        return Stream.of(heroes, persons).flatMap(kind -> kind.values().stream()).map(Entry::name).toList();
    }

    /** This catalogue without a card or an encounter, named by folder and id. The name of any other entry changes nothing. */
    public Catalog without(String entry) {
        return new Catalog(figures, heroes, minions, without(cards, "cards/", "abilities/", entry), without(encounters, "encounters/",
                "encounters/", entry), marks, rooms, chapters, persons, variants, difficulties, titles, hints, looks,
                sounds, pictures);
    }

    private static <E extends Entry> Map<String, E> without(Map<String, E> entries, String folder, String other, String entry) {
        Map<String, E> left = new LinkedHashMap<>(entries);
        left.keySet().removeIf(id -> entry.equals(folder + id) || entry.equals(other + id));
        return Collections.unmodifiableMap(left);
    }

    /** The variants that are on by default. */
    public Set<String> usualVariants() {
        return variants.values().stream().filter(Variant::usual).map(Variant::id).collect(Collectors.toUnmodifiableSet());
    }

    /** The levels of difficulty, the easiest first. */
    public List<Difficulty> levels() {
        return difficulties.values().stream().sorted(Comparator.comparingInt(Difficulty::order)).toList();
    }

    /** The refusal for a chapter that is not loaded. */
    public SetupRefused noChapter(String id) {
        return new SetupRefused("There is no chapter '{id}'. Known chapters: {known}.", "id", id,
                "known", book().stream().map(Chapter::id).toList());
    }

    /**
     * Checks that variants can be on together.
     *
     * @throws SetupRefused when a variant is unknown, or two variants exclude each other
     */
    public void checkVariants(Set<String> wanted) {
        List<Variant> on = wanted.stream().sorted().map(id -> Optional.ofNullable(variants.get(id)).orElseThrow(
                () -> new SetupRefused("There is no variant '{id}'. Known variants: {known}.", "id", id, "known", variants.keySet())))
                .toList();
        for (Variant one : on) {
            for (Variant other : on.subList(on.indexOf(one) + 1, on.size())) {
                if (one.clashes(other)) {
                    throw new SetupRefused("{one} and {other} cannot both be on. Switch one of them off.", "one", one.name(), "other",
                            other.name());
                }
            }
        }
    }

    /** The other side of a room's tile. */
    public Room back(Room room) {
        return rooms.values().stream().filter(other -> other.tile().equals(room.tile()) && !other.id().equals(room.id())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Tile " + room.tile() + " has only one side, " + room.id()));
    }
}
