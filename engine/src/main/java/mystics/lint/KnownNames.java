package mystics.lint;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Room;
import mystics.content.Spelling;
import mystics.mod.script.mentions.Mention;
import mystics.phase.Notes;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.turn.ActionKind;
import mystics.phase.wheel.CheeseFrom;
import mystics.phase.wheel.PageWhy;
import mystics.rules.Names;
import mystics.table.Zone;

/** The known ids by kind. */
public record KnownNames(Catalog catalog) {
    private static final String CHAPTERS = "chapters/";
    private static final List<String> BLOWS = List.of("sharp", "blunt", "magic");
    private static final List<String> FREE_DEEDS = List.of("item", "ability", "reaction");
    private static final List<Zone> PLACES = List.of(Zone.DECK, Zone.DISCARD, Zone.STASH, Zone.ASIDE, Zone.ON_BOARD, Zone.GONE);

    /** The kind of name, as words of a sentence. */
    public static String words(Names.What what) {
        return switch (what) {
            case TRACK_CARD -> "hero or minion card";
            case MINION -> "minion card";
            case KIN -> "kin of minions";
            case HERO_CLASS -> "class of heroes";
            case CARD_TYPE -> "type of cards";
            case DAMAGE -> "type of blows";
            case COLOUR -> "colour of rooms";
            case LENGTH -> "length of time";
            case PLACE -> "place for cards";
            case CHEESE_FROM -> "source of cheese";
            case PAGE_WHY -> "reason for a page";
            case ARRIVAL_WHY -> "reason for an arrival";
            default -> what.name().toLowerCase(Locale.ROOT);
        };
    }

    /** The ids that a mention may refer to. */
    Set<String> of(Mention mention) {
        return mention.what() == Names.What.SENTENCE ? Set.of(mention.text())
                : of(mention.what(), mention.within(), mention.place().file());
    }

    /**
     * The ids of a kind; none for sentences.
     *
     * @param within for spaces, the id of their room; empty for all rooms
     * @param file the asking script, as a path in its mod; it determines the chapter whose passages are known
     */
    public Set<String> of(Names.What what, String within, String file) {
        Stream<String> names = switch (what) {
            case MARK -> Stream.of(catalog.marks().keySet().stream(), Notes.kinds().stream().map(MarkKind::id),
                    rooms().flatMap(room -> room.plan().marks().stream())).flatMap(Function.identity());
            case MINION -> Stream.concat(catalog.minions().keySet().stream(), minions().map(MinionCard::of));
            case TRACK_CARD -> Stream.concat(catalog.heroes().keySet().stream(), catalog.minions().keySet().stream());
            case BOSS -> minions().map(MinionCard::of);
            case KIN -> minions().flatMap(minion -> minion.kin().stream());
            case HERO_CLASS -> catalog.heroes().values().stream().flatMap(hero -> hero.classes().stream());
            case CARD -> Stream.concat(catalog.cards().keySet().stream(), catalog.encounters().keySet().stream());
            case CARD_TYPE -> words(List.of(CardType.values()));
            case DAMAGE -> BLOWS.stream();
            case ROOM -> catalog.rooms().keySet().stream();
            case COLOUR -> rooms().map(Room::colour);
            case SPACE ->
                rooms().filter(room -> within.isEmpty() || room.id().equals(within)).flatMap(KnownNames::spaces);
            case PASSAGE -> chapters(file).flatMap(chapter -> chapter.story().stream()).map(Passage::id);
            case CHAPTER -> catalog.chapters().keySet().stream();
            case FLAG -> Stream.concat(catalog.encounters().values().stream()
                    .flatMap(card -> Stream.concat(card.flags().stream(), card.surgeFlags().stream())),
                    catalog.chapters().values().stream().flatMap(chapter -> chapter.surges().stream())
                            .flatMap(surge -> surge.flags().stream()));
            case ACTION -> Stream.concat(Stream.of(ActionKind.values()).map(ActionKind::word), FREE_DEEDS.stream());
            case LENGTH -> Notes.lengths().stream();
            case PLACE -> words(PLACES);
            case CHEESE_FROM -> words(List.of(CheeseFrom.values()));
            case PAGE_WHY -> words(List.of(PageWhy.values()));
            case ARRIVAL_WHY -> words(List.of(ArrivalWhy.values()));
            case SENTENCE -> Stream.empty();
        };
        return names.filter(name -> !name.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<Room> rooms() {
        return catalog.rooms().values().stream();
    }

    private Stream<MinionCard> minions() {
        return catalog.minions().values().stream();
    }

    private static Stream<String> spaces(Room room) {
        return IntStream.range(0, room.plan().size()).mapToObj(room.plan()::name);
    }

    /** The chapters whose passages a script may refer to: its own chapter if it belongs to one, otherwise all chapters. */
    private Stream<Chapter> chapters(String file) {
        return catalog.chapters().values().stream()
                .filter(chapter -> !file.startsWith(CHAPTERS) || file.equals(CHAPTERS + chapter.id() + ".groovy"));
    }

    private static Stream<String> words(Collection<? extends Enum<?>> values) {
        return values.stream().map(Spelling::of);
    }
}
