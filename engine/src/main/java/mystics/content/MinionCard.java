package mystics.content;

import java.util.List;

/**
 * A minion's initiative card (INIT-1).
 *
 * @param one the name of one figure of it
 * @param figure id of the {@link FigureKind} that stands for it
 * @param limit the most figures of it on the board at once
 * @param of for a boss with several cards, what they share (INIT-5); empty for others
 * @param kin the words by which other texts name it; none for a boss (BATTLE-9)
 */
public record MinionCard(String id, String name, String one, int battle, int defence, int life, Attack attack, Size size,
                         String figure, int limit, List<String> kin, boolean boss, String of, String text) implements Entry {
}
