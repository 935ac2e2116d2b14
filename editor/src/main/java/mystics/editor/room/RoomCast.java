package mystics.editor.room;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.mod.load.Library;
import mystics.trial.TrialTable;

/**
 * The figures of a game in one room, and what else is on the table.
 *
 * @param heroes ids of the heroes; the first one begins
 * @param minion the id of the minion card
 * @param minions the number of its figures
 * @param more puts other things on the table
 */
public record RoomCast(List<String> heroes, String minion, int minions, Consumer<TrialTable> more) {
    private static final int HEROES = 2;
    private static final int MINIONS = 3;

    /** The first two heroes, and three figures of the weakest minion. */
    public static RoomCast usual(Library library) {
        List<String> heroes = library.catalog().heroes().values().stream().map(HeroCard::id).limit(HEROES).toList();
        return new RoomCast(heroes, weakest(library).id(), MINIONS, table -> {});
    }

    /** The weakest minion of the usual size. */
    private static MinionCard weakest(Library library) {
        return library.catalog().minions().values().stream().filter(card -> !card.boss() && card.limit() >= MINIONS)
                .min(Comparator.comparingInt(card -> card.battle() + card.defence() + card.life()))
                .orElseThrow(() -> new IllegalArgumentException("No minions are loaded"));
    }

    /** The same cast with a hero who begins. */
    public RoomCast led(String hero) {
        String other = heroes.stream().filter(each -> !each.equals(hero)).findFirst().orElse(hero);
        return new RoomCast(List.of(hero, other).stream().distinct().toList(), minion, minions, more);
    }

    /** The same cast with another minion, of which there are at most three figures. */
    public RoomCast against(MinionCard card) {
        return new RoomCast(heroes, card.id(), card.boss() ? 1 : Math.max(1, Math.min(MINIONS, card.limit())), more);
    }

    /** The same cast with other things on the table. */
    public RoomCast with(Consumer<TrialTable> things) {
        return new RoomCast(heroes, minion, minions, things);
    }
}
