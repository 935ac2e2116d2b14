package mystics.kit.template;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.MinionCard;
import mystics.content.Room;
import mystics.geometry.Plan;

/**
 * The table of a template's scenario: heroes, a minion and two spaces of a room, taken from the loaded mods. If the rule belongs to a room
 * or a chapter, the table uses that room or chapter.
 */
public record TemplateTable(Catalog catalog, String folder, String id) {
    private static final String TILES = "tiles";

    /**
     * The values by place: chapter, room, space, next, hero, other, minion, card. The place {@code faster} is the hero's move value plus 1,
     * and {@code way} is the movement of a hero with that value if the die shows 1. The place {@code hits} is a throw of the minion's
     * battle dice in which every die hits. Whoever searches on {@code find.space} of {@code find.room} draws a card.
     */
    public Map<String, String> values() {
        Chapter chapter = chapter();
        Room room = folder.equals(TILES) ? catalog.rooms().get(id) : catalog.rooms().get(chapter.start().room());
        List<String> party = SuggestedParty.of(catalog, chapter);
        int space = plainSpace(room.plan());
        Map<String, String> values = new LinkedHashMap<>();
        values.put("chapter", chapter.id());
        values.put("room", room.id());
        values.put("space", room.plan().name(space));
        values.put("next", room.plan().name(neighbour(room.plan(), space)));
        values.put("hero", party.get(0));
        int faster = catalog.heroes().get(party.get(0)).move() + 1;
        values.put("faster", Integer.toString(faster));
        values.put("way", Integer.toString(faster + 1));
        values.put("other", party.get(Math.min(1, party.size() - 1)));
        values.put("minion", minion().id());
        values.put("hits", String.join(", ", Collections.nCopies(minion().battle(), "sword+star")));
        values.put("card", card());
        Room plain = searched(chapter).orElse(room);
        values.put("find.room", plain.id());
        values.put("find.space", plain.plan().name(plainSpace(plain.plan())));
        return values;
    }

    /**
     * The chapter of the table: the entry itself if it is a chapter, otherwise a chapter that contains the room, otherwise the first
     * chapter.
     */
    private Chapter chapter() {
        return Optional.ofNullable(folder.equals("chapters") ? catalog.chapters().get(id) : null)
                .or(() -> catalog.chapters().values().stream().filter(chapter -> folder.equals(TILES) && lays(chapter)).findFirst())
                .orElseGet(catalog::firstToPlay);
    }

    private boolean lays(Chapter chapter) {
        String tile = catalog.rooms().get(id).tile();
        return chapter.tiles().stream().map(place -> catalog.rooms().get(place.up())).anyMatch(room -> room.tile().equals(tile));
    }

    /** A room of the chapter in which a search finds nothing but cards of the deck. */
    private Optional<Room> searched(Chapter chapter) {
        List<String> special = chapter.searches().stream().map(Chapter.Search::room).toList();
        return chapter.tiles().stream().map(Chapter.TilePlace::up).filter(up -> !special.contains(up)).map(catalog.rooms()::get)
                .filter(Objects::nonNull).findFirst();
    }

    /** A space that has no marks, and from which a figure can walk. */
    private static int plainSpace(Plan plan) {
        return IntStream.range(0, plan.size()).filter(space -> isPlain(plan, space) && neighbours(plan, space).findAny().isPresent())
                .findFirst().orElse(0);
    }

    private static int neighbour(Plan plan, int space) {
        return neighbours(plan, space).findFirst().orElse(space);
    }

    private static IntStream neighbours(Plan plan, int space) {
        return IntStream.range(0, plan.size()).filter(other -> plan.steps(space, other) == 1 && isPlain(plan, other));
    }

    private static boolean isPlain(Plan plan, int space) {
        return plan.marks().stream().allMatch(mark -> (plan.marked(mark) & 1L << space) == 0);
    }

    /** The weakest minion. */
    private MinionCard minion() {
        return catalog.minions().values().stream().filter(card -> !card.boss())
                .min(Comparator.<MinionCard>comparingInt(card -> card.battle() + card.defence() + card.life())
                        .thenComparing(MinionCard::id))
                .orElseThrow(() -> new IllegalArgumentException("No minions are loaded"));
    }

    /** The key of the card, or of its first copy. */
    private String card() {
        return Optional.ofNullable(catalog.cards().get(id)).map(card -> card.copies() > 1 ? id + "-1" : id).orElse(id);
    }
}
