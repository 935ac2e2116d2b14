package mystics.content;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Edge;
import mystics.table.Layout;
import mystics.table.Zone;

/** The pieces used in one chapter, by their numbers in the {@link Layout}. All tables of the game share the box. */
public final class Box {
    private final Setup setup;
    private final Catalog catalog;
    private final Chapter chapter;
    private final Objective objective;
    private final boolean[] counted;
    private final Layout layout;
    private final List<HeroCard> heroes;
    private final MinionCard[] minions;
    private final String[] figureKinds;
    private final Entry[] cards;
    private final CardType[] cardTypes;
    private final Room[] rooms;
    private final MarkKind[] marks;
    private static final int[] NOTHING = {};
    private final Map<Zone, int[]> stillers = new EnumMap<>(Zone.class);
    private final int[] alliances;
    private final int[] silences;
    private final Map<String, Integer> markNumbers = new HashMap<>();
    private final Map<String, Integer> kindNumbers = new HashMap<>();
    private final Map<String, Integer> roomNumbers = new HashMap<>();

    private Box(Setup setup, Catalog catalog, Chapter chapter, List<HeroCard> heroes, List<MarkKind> notes) {
        this.setup = setup;
        this.catalog = catalog;
        this.chapter = chapter;
        this.objective = Objective.of(chapter.objective());
        this.heroes = List.copyOf(heroes);
        this.minions = catalog.minions().values().toArray(MinionCard[]::new);
        this.counted = new boolean[minions.length];
        for (int i = 0; i < minions.length; i++) {
            MinionCard minion = minions[i];
            counted[i] = Stream.concat(objective.goals().stream(), chapter.avoid().stream())
                    .anyMatch(goal -> Objective.names(goal, minion));
        }
        List<String> figures = new ArrayList<>();
        List<String> figureKindNames = new ArrayList<>();
        List<String> kinds = new ArrayList<>();
        for (HeroCard hero : heroes) {
            figures.add(hero.id());
            figureKindNames.add(hero.id());
            kinds.add(hero.id());
        }
        for (FigureKind figure : catalog.figures().values()) {
            for (int i = 1; i <= figure.count(); i++) {
                figures.add(figure.count() == 1 ? figure.id() : figure.id() + "-" + i);
                figureKindNames.add(figure.id());
            }
        }
        for (MinionCard minion : minions) {
            kinds.add(minion.id());
        }
        this.figureKinds = figureKindNames.toArray(String[]::new);
        List<Entry> cardList = new ArrayList<>();
        List<String> cardKeys = new ArrayList<>();
        catalog.cards().values().forEach(card -> card.keys().forEach(key -> {
            cardList.add(card);
            cardKeys.add(key);
        }));
        catalog.encounters().values().forEach(card -> {
            cardList.add(card);
            cardKeys.add(card.id());
        });
        this.cards = cardList.toArray(Entry[]::new);
        this.cardTypes = cardList.stream().map(entry -> entry instanceof Card card ? card.type() : CardType.ENCOUNTER)
                .toArray(CardType[]::new);
        List<Room> roomList = new ArrayList<>();
        for (Chapter.TilePlace place : chapter.tiles()) {
            Room up = room(catalog, place.up());
            roomList.add(up);
            roomList.add(catalog.back(up));
        }
        this.rooms = roomList.toArray(Room[]::new);
        List<MarkKind> markList = new ArrayList<>(catalog.marks().values());
        markList.addAll(notes);
        this.marks = markList.toArray(MarkKind[]::new);
        this.layout = new Layout(heroes.size(), figures, kinds, cardKeys, roomList.stream().map(Room::id).toList(),
                markList.stream().map(MarkKind::id).toList(), notes.size());
        findStillers();
        this.silences = marksThatStill("voice");
        this.alliances = IntStream.range(0, marks.length).filter(mark -> marks[mark].makesAllies()).toArray();
        number(layout.marks(), markNumbers);
        number(layout.kinds(), kindNumbers);
        number(layout.rooms(), roomNumbers);
    }

    private void findStillers() {
        for (Zone zone : Zone.values()) {
            stillers.put(zone, marksThatStill(zone.name().toLowerCase(Locale.ROOT)));
        }
    }

    private int[] marksThatStill(String word) {
        return IntStream.range(0, marks.length).filter(mark -> marks[mark].stills().contains(word)).toArray();
    }

    private static void number(List<String> keys, Map<String, Integer> numbers) {
        for (int i = 0; i < keys.size(); i++) {
            numbers.put(keys.get(i), i);
        }
    }

    /**
     * Takes the pieces for a set-up out of the box.
     *
     * @param notes kinds of marks that rules keep in addition to those in the catalogue
     * @throws SetupRefused when the chapter is unknown or the party is not allowed
     */
    public static Box unpack(Catalog catalog, Setup setup, List<MarkKind> notes) {
        Chapter chapter = catalog.chapters().get(setup.chapter());
        if (chapter == null) {
            throw catalog.noChapter(setup.chapter());
        }
        catalog.checkVariants(setup.variants());
        return new Box(setup, catalog, chapter, party(catalog, chapter, setup), notes);
    }

    private static List<HeroCard> party(Catalog catalog, Chapter chapter, Setup setup) {
        List<HeroCard> heroes = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Setup.Member member : setup.party()) {
            HeroCard hero = catalog.heroes().get(member.hero());
            if (hero == null) {
                throw new SetupRefused("There is no hero '{id}'. Known heroes: {known}.", "id", member.hero(), "known",
                        catalog.heroes().keySet());
            }
            if (!seen.add(member.hero())) {
                throw new SetupRefused("{hero} is named twice. Each hero goes once.", "hero", hero.name());
            }
            if (chapter.party().forbidden().contains(hero.id())) {
                throw new SetupRefused("{hero} may not go in '{chapter}' (SETUP-1). Choose another hero.", "hero", hero.name(), "chapter",
                        chapter.name());
            }
            heroes.add(hero);
        }
        for (String required : chapter.party().required()) {
            if (!seen.contains(required)) {
                throw new SetupRefused("{hero} must go in '{chapter}' (SETUP-1).", "hero", catalog.heroes().get(required).name(), "chapter",
                        chapter.name());
            }
        }
        if (heroes.size() != chapter.party().size()) {
            throw new SetupRefused("'{chapter}' is for {n} mice, not {given} (SETUP-1).", "chapter", chapter.name(), "n",
                    chapter.party().size(), "given", heroes.size());
        }
        chapter.party().waiting(catalog.heroes().keySet(), seen).forEach(hero -> heroes.add(catalog.heroes().get(hero)));
        return heroes;
    }

    private static Room room(Catalog catalog, String id) {
        Room room = catalog.rooms().get(id);
        if (room == null) {
            throw new SetupRefused("There is no room '{id}'.", "id", id);
        }
        return room;
    }

    public Setup setup() {
        return setup;
    }

    public Catalog catalog() {
        return catalog;
    }

    public Chapter chapter() {
        return chapter;
    }

    public Layout layout() {
        return layout;
    }

    /** The heroes of the party, in party order, then those in reserve. */
    public List<HeroCard> heroes() {
        return heroes;
    }

    /** The number of heroes who set out. Heroes in reserve are numbered from this number on. */
    public int partySize() {
        return setup.party().size();
    }

    /** The number of heroes, those in reserve included. */
    public int heroCount() {
        return heroes.size();
    }

    /** The minion card of a kind; kinds below {@link #heroCount()} are heroes. */
    public MinionCard minion(int kind) {
        return minions[kind - heroes.size()];
    }

    /** The id of the figure kind in a slot. */
    public String figureKind(int figure) {
        return figureKinds[figure];
    }

    /** The number of figure slots, heroes included. */
    public int figureCount() {
        return figureKinds.length;
    }

    /** The number of kinds: the heroes and the minion cards. */
    public int kindCount() {
        return heroes.size() + minions.length;
    }

    /** The printed facts of a card: a {@link Card} or an {@link EncounterCard}. */
    public Entry card(int card) {
        return cards[card];
    }

    /** The type of a card. */
    public CardType cardType(int card) {
        return cardTypes[card];
    }

    /** The number of cards in all decks. */
    public int cardCount() {
        return cards.length;
    }

    /** The room with the given number. */
    public Room room(int room) {
        return rooms[room];
    }

    /** The number of rooms: two for each tile. */
    public int roomCount() {
        return rooms.length;
    }

    /** The kind of mark with the given number. */
    public MarkKind mark(int mark) {
        return marks[mark];
    }

    /** The number of kinds of marks. */
    public int markCount() {
        return marks.length;
    }

    /** The number of a kind of mark. */
    public int markNumber(String id) {
        Integer number = markNumbers.get(id);
        if (number == null) {
            throw new IllegalArgumentException("There is no mark '" + id + "'");
        }
        return number;
    }

    /** The kinds of marks that suspend a hero's cards in a zone: while such a mark lies on the hero, those cards have no effect. */
    public int[] marksThatStill(Zone zone) {
        return stillers.getOrDefault(zone, NOTHING);
    }

    /** The kinds of marks that silence a hero: while such a mark lies on the hero, the hero says nothing in the story. */
    public int[] silences() {
        return silences;
    }

    /** The kinds of marks that turn a figure into an ally; in most chapters, no mark does. */
    public int[] alliances() {
        return alliances;
    }

    /** Whether a kind of mark is declared. */
    public boolean knowsMark(String id) {
        return markNumbers.containsKey(id);
    }

    /** The number of a kind: a hero or a minion card. */
    public int kindNumber(String id) {
        Integer number = kindNumbers.get(id);
        if (number == null) {
            throw new IllegalArgumentException("There is no hero or minion '" + id + "' in this chapter");
        }
        return number;
    }

    /** The kinds of all cards of a boss, given by the id that the cards share (INIT-5); empty when there is no such boss. */
    public List<Integer> bossCards(String boss) {
        List<Integer> kinds = new ArrayList<>();
        for (int i = 0; i < minions.length; i++) {
            if (minions[i].of().equals(boss) && !boss.isEmpty()) {
                kinds.add(heroes.size() + i);
            }
        }
        return kinds;
    }

    /** The objective of the chapter. */
    public Objective objective() {
        return objective;
    }

    /** Whether the chapter counts the defeats of figures of a kind. */
    public boolean countsDefeats(int kind) {
        return counted[kind - heroes.size()];
    }

    /** Whether two kinds are the same, or cards of the same boss. */
    public boolean sameMinion(int kind, int other) {
        return kind == other || kind >= heroes.size() && other >= heroes.size() && !minion(kind).of().isEmpty()
                && minion(kind).of().equals(minion(other).of());
    }

    /** The number of a room, or -1 when its tile is not in this chapter. */
    public int roomNumber(String id) {
        return roomNumbers.getOrDefault(id, -1);
    }

    /** Whether a room's tile lies beyond an edge of another room's tile. */
    public boolean isBeyond(int room, Edge edge, int other) {
        int[] here = tileAt(room >> 1);
        int[] there = tileAt(other >> 1);
        return there[0] == here[0] + edge.dx() && there[1] == here[1] + edge.dy();
    }

    /** The place of a tile in the grid: column and row. */
    public int[] tileAt(int tile) {
        return chapter.tiles().get(tile).at();
    }
}
