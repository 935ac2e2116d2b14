package mystics.content;

import java.util.List;

/**
 * A minion's initiative card (INIT-1).
 *
 * @param one the name of a single figure
 * @param figure id of the {@link FigureKind} that represents the minion
 * @param limit the most figures of the minion on the board at once
 * @param of for a boss with several cards, the id that the cards share (INIT-5); empty for others
 * @param kin the words by which other texts refer to the minion; none for a boss (BATTLE-9)
 */
public record MinionCard(String id, String name, String one, int battle, int defence, int life, Attack attack, Size size,
        String figure, int limit, List<String> kin, boolean boss, String of, String text) implements Entry {
    /** The {@code limit} of a minion whose file states none: more figures than there are. */
    public static final int NO_LIMIT = 100;

    /** The values for facts that a file does not state: the name of the card, a small figure, and no limit. */
    public MinionCard {
        one = one.isEmpty() ? name : one;
        size = size == null ? Size.SMALL : size;
        limit = limit == 0 ? NO_LIMIT : limit;
        kin = List.copyOf(kin);
    }
}
