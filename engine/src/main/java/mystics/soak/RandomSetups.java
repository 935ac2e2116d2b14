package mystics.soak;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.content.Room;
import mystics.content.Setup;
import mystics.content.SetupRefused;

/**
 * Draws set-ups from the loaded mods: any party of 1 to 6 heroes, the chapter's tiles with any side up, any start, minions, decks, pages
 * and variants, and then {@link Extras}. Draws only set-ups that the rules allow.
 */
public final class RandomSetups {
    private static final int LARGEST_PARTY = 6;
    private static final int LAST_PAGE = 12;

    private final Catalog catalog;
    private final List<Chapter> chapters;

    /** Set-ups from the chapters of a catalogue. */
    public RandomSetups(Catalog catalog) {
        this.catalog = catalog;
        this.chapters = catalog.chapters().values().stream().filter(chapter -> !chapter.storyOnly() && !chapter.isLesson())
                .toList();
    }

    /** The set-up for a seed. */
    public RandomSetup of(long seed) {
        SeededPick lots = new SeededPick(seed);
        Chapter chapter = lots.one(chapters);
        List<HeroCard> heroes = lots.some(catalog.heroes().values(), lots.from(1, Math.min(LARGEST_PARTY, catalog.heroes().size())));
        List<Setup.Member> party = abilities(lots, heroes);
        List<String> variants = lots.some(catalog.variants().keySet(), lots.from(0, 2));
        Chapter varied = lots.percent(20) ? resized(chapter, heroes) : varied(lots, chapter, heroes);
        Setup setup = new Setup(chapter.id(), party, together(varied, party, variants));
        return new RandomSetup(seed, varied, setup, lots.one(List.of(Gamester.values())),
                new Extras(catalog, heroes.size(), varied, lots).draw());
    }

    /** The variants of a list that can be on together; earlier variants take precedence. */
    private Set<String> together(Chapter chapter, List<Setup.Member> party, List<String> variants) {
        Set<String> on = new TreeSet<>();
        for (String variant : variants) {
            on.add(variant);
            if (isRefused(chapter, new Setup(chapter.id(), party, on))) {
                on.remove(variant);
            }
        }
        return on;
    }

    private boolean isRefused(Chapter chapter, Setup setup) {
        try {
            Box.unpack(catalog.with(chapter), setup, List.of());
            return false;
        } catch (SetupRefused refused) {
            return true;
        }
    }

    /** A different ability card for each hero (SETUP-3). */
    private List<Setup.Member> abilities(SeededPick lots, List<HeroCard> heroes) {
        Set<String> given = new HashSet<>();
        List<Setup.Member> members = new ArrayList<>();
        for (HeroCard hero : heroes) {
            List<String> open = catalog.cards().values().stream()
                    .filter(card -> card.type() == CardType.ABILITY && card.need().metBy(hero) && !given.contains(card.id()))
                    .map(card -> card.id()).toList();
            String ability = lots.one(open);
            given.add(ability);
            members.add(new Setup.Member(hero.id(), ability));
        }
        return members;
    }

    /**
     * The chapter's choice of a party, changed so that exactly these heroes set out. Heroes of the chapter's reserve who do not set out
     * stay in reserve.
     */
    private static Chapter.Party party(Chapter chapter, List<HeroCard> heroes) {
        List<String> going = heroes.stream().map(HeroCard::id).toList();
        return new Chapter.Party(going.size(), List.of(), List.of(),
                chapter.party().reserve().stream().filter(hero -> !going.contains(hero)).toList());
    }

    private static Chapter resized(Chapter chapter, List<HeroCard> heroes) {
        return new Chapter(chapter.id(), chapter.name(), chapter.number(), chapter.intro(), party(chapter, heroes),
                chapter.tiles(),
                chapter.start(), chapter.endPage(), chapter.encounters(), chapter.setup(), chapter.searches(), chapter.surges(),
                chapter.objective(), chapter.avoid(), chapter.wheel(), chapter.story(), chapter.storyOnly());
    }

    private Chapter varied(SeededPick lots, Chapter chapter, List<HeroCard> heroes) {
        List<Chapter.TilePlace> tiles = turned(lots, chapter.tiles());
        return new Chapter(chapter.id(), chapter.name(), chapter.number(), chapter.intro(), party(chapter, heroes),
                tiles,
                start(lots, tiles), lots.from(2, LAST_PAGE), encounters(lots), setup(surges(lots, tiles, 70)), chapter.searches(),
                surges(lots, tiles, 40),
                chapter.objective(), chapter.avoid(), chapter.wheel(), chapter.story(), chapter.storyOnly());
    }

    /** The same tiles on the same grid places, in random order and with random sides up. */
    private List<Chapter.TilePlace> turned(SeededPick lots, List<Chapter.TilePlace> tiles) {
        List<Chapter.TilePlace> mixed = lots.some(tiles, tiles.size());
        List<Chapter.TilePlace> turned = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            Room up = catalog.rooms().get(mixed.get(i).up());
            turned.add(new Chapter.TilePlace(tiles.get(i).at(), (lots.percent(50) ? up : catalog.back(up)).id()));
        }
        return turned;
    }

    private Chapter.Start start(SeededPick lots, List<Chapter.TilePlace> tiles) {
        Room room = catalog.rooms().get(lots.one(tiles).up());
        List<String> marks = room.plan().marks().stream().sorted().toList();
        return new Chapter.Start(room.id(), marks.isEmpty() ? "" : lots.one(marks), List.of(), "", List.of());
    }

    private Map<String, Integer> encounters(SeededPick lots) {
        Map<String, Integer> decks = new LinkedHashMap<>();
        Set<String> difficulties = catalog.encounters().values().stream().map(EncounterCard::difficulty)
                .collect(Collectors.toCollection(TreeSet::new));
        difficulties.forEach(difficulty -> decks.put(difficulty, lots.from(0, 9)));
        return decks;
    }

    private static List<Chapter.Minions> setup(List<Chapter.SpecialSurge> drawn) {
        return drawn.stream().map(surge -> new Chapter.Minions(surge.room(), surge.minions())).toList();
    }

    private List<Chapter.SpecialSurge> surges(SeededPick lots, List<Chapter.TilePlace> tiles, int percent) {
        List<Chapter.SpecialSurge> drawn = new ArrayList<>();
        for (Chapter.TilePlace tile : tiles) {
            Room up = catalog.rooms().get(tile.up());
            for (Room side : List.of(up, catalog.back(up))) {
                if (lots.percent(percent)) {
                    drawn.add(new Chapter.SpecialSurge(side.id(), horde(lots), lots.percent(30), "", List.of()));
                }
            }
        }
        return drawn;
    }

    private Map<String, Integer> horde(SeededPick lots) {
        Map<String, Integer> horde = new TreeMap<>();
        lots.some(hordes(catalog), lots.from(1, 3)).forEach(minion -> horde.put(minion, lots.from(1, 4)));
        return horde;
    }

    /** The names used to bring minions: the ids of their cards or, for a boss with several cards, the id that the cards share (INIT-5). */
    static List<String> hordes(Catalog catalog) {
        return catalog.minions().values().stream().flatMap((MinionCard card) -> Stream.of(card.of().isEmpty() ? card.id() : card.of()))
                .distinct().toList();
    }
}
