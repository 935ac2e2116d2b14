package mystics.editor.board;

import java.util.List;
import mystics.content.Size;

/**
 * A figure on the board.
 *
 * @param slot its number in the layout, by which it is found again
 * @param name what people call it
 * @param art names of its picture, the closest first
 * @param side whose it is
 * @param number tells figures of one kind apart; 0 when there is only one
 * @param acting whether it is its turn
 * @param badges ids of the marks on it that people see
 */
public record FigurePicture(int slot, String name, List<String> art, BoardSpace spot, Size size, Side side, int number, boolean acting, int wounds, int life, List<String> badges) {
    /** The kind of figure. */
    public enum Side { HERO, MINION, BOSS }

    public FigurePicture {
        art = List.copyOf(art);
        badges = List.copyOf(badges);
    }

    /** The same figure on another space. */
    public FigurePicture at(BoardSpace other) {
        return new FigurePicture(slot, name, art, other, size, side, number, acting, wounds, life, badges);
    }
}
