package mystics.editor.bench;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.editor.draft.Selection;
import mystics.editor.room.RoomCast;
import mystics.editor.room.PlayFromHere;
import mystics.mod.load.Library;
import mystics.play.Inspector;
import mystics.play.Session;
import mystics.trial.TrialTable;

/**
 * A piece of the mod that is tried in a game: a card, an ability, a hero or a minion. The piece is there when the game begins.
 *
 * @param cast the figures of the game, and the place of a card
 * @param words where the piece is
 */
record TriedPiece(RoomCast cast, Sentence words) {
    private static final int CHEESE = 3;
    private static final Pattern PIECE = Pattern.compile("(cards|abilities|heroes|minions)/(.*)\\.yaml");

    /** Whether the game of a selection begins with a piece. */
    static boolean isAt(Selection from) {
        return PIECE.matcher(from.path()).matches();
    }

    /** The piece at a place of the mod; empty if the place holds no piece, or if the piece is not loaded. */
    static Optional<TriedPiece> at(Library library, Selection from) {
        Matcher parts = PIECE.matcher(from.path());
        if (!parts.matches()) return Optional.empty();
        Catalog catalog = library.catalog();
        RoomCast usual = RoomCast.usual(library);
        String id = parts.group(2);
        return switch (parts.group(1)) {
            case "heroes" -> Optional.ofNullable(catalog.heroes().get(id)).map(hero -> hero(usual, hero));
            case "minions" -> Optional.ofNullable(catalog.minions().get(id)).map(minion -> minion(usual, minion));
            default -> Optional.ofNullable(catalog.cards().get(id)).map(card -> card(usual, catalog, card));
        };
    }

    private static TriedPiece hero(RoomCast usual, HeroCard hero) {
        return new TriedPiece(usual.led(hero.id()), Sentence.of("{hero} is in the room and begins.", "hero", hero.name()));
    }

    private static TriedPiece minion(RoomCast usual, MinionCard minion) {
        return new TriedPiece(usual.against(minion), Sentence.of("{minion} waits in the room.", "minion", minion.name()));
    }

    private static TriedPiece card(RoomCast usual, Catalog catalog, Card card) {
        String key = card.keys().get(0);
        HeroCard hero = user(catalog, card).orElseGet(() -> catalog.heroes().get(usual.heroes().get(0)));
        RoomCast led = usual.led(hero.id());
        List<String> others = drawn(catalog, led).stream().filter(other -> !card.keys().contains(other)).toList();
        Consumer<TrialTable> put = switch (card.type()) {
            case EVENT -> table -> {
                others.forEach(other -> table.lies(other, "DISCARD"));
                table.lies(key, "DECK");
            };
            case PARTY_ITEM -> table -> table.lies(key, "STASH");
            case TRICK, ABILITY, ACCESSORY -> table -> table.has(hero.id(), key);
            default -> table -> table.packs(hero.id(), key);
        };
        Sentence words = Sentence.of("{where} A wound, {n} cheese and as many on the wheel are there to try it on.", "where",
                said(card, hero), "n", CHEESE);
        return new TriedPiece(led.with(put.andThen(table -> table.wounds(hero.id(), 1).cheese(hero.id(), CHEESE).set("WHEEL", CHEESE))),
                words);
    }

    private static Sentence said(Card card, HeroCard hero) {
        String words = switch (card.type()) {
            case EVENT -> "{card} is the only card of the search deck: who searches with a star finds it.";
            case PARTY_ITEM -> "The party has {card}.";
            case TRICK -> "{hero} has {card} among the tricks.";
            case ACCESSORY -> "{hero} wears {card}.";
            case WEAPON, ARMOR -> "{hero} has {card} in the pack: Equip puts it to use.";
            case ABILITY -> "{hero} has learnt {card}.";
            default -> "{hero} has {card} in the pack.";
        };
        return Sentence.of(words, "card", card.name(), "hero", hero.name());
    }

    /** The first hero who may use a card. */
    private static Optional<HeroCard> user(Catalog catalog, Card card) {
        return catalog.heroes().values().stream().filter(card.need()::metBy).findFirst();
    }

    /** The search cards that no hero has at the beginning. */
    private static List<String> drawn(Catalog catalog, RoomCast cast) {
        Set<String> held = cast.heroes().stream().flatMap(hero -> catalog.heroes().get(hero).gear().stream())
                .map(catalog.cards()::get).filter(Objects::nonNull).map(gear -> gear.keys().get(0)).collect(Collectors.toSet());
        return catalog.cards().values().stream().filter(card -> card.type() != CardType.ABILITY).flatMap(card -> card.keys().stream())
                .filter(key -> !held.contains(key)).toList();
    }

    /** The game at its first question. Slow. */
    Session begin(Library library, String room, Inspector inspector) {
        return PlayFromHere.begin(library, room, cast, inspector);
    }
}
