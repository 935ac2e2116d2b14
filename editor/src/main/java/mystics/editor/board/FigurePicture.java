package mystics.editor.board;

import java.util.List;
import mystics.content.Size;
import mystics.editor.art.FigureArt;

/**
 * A figure on the board.
 *
 * @param slot the number of the figure in the layout
 * @param name the name shown
 * @param art the possible names of the figure's picture, best first
 * @param side the kind of figure
 * @param number the number that distinguishes figures of one kind; 0 if there is only one such figure
 * @param acting whether the figure has its turn
 * @param badges the ids of the visible marks on the figure
 */
public record FigurePicture(int slot, String name, List<String> art, BoardSpace spot, Size size, Side side, int number, boolean acting,
        int wounds, int life, List<String> badges) {
    /** The kind of figure. */
    public enum Side {
        HERO, ALLY, MINION, BOSS;

        /** Whether the figure fights for the heroes. */
        public boolean friendly() {
            return this == HERO || this == ALLY;
        }
    }

    public FigurePicture {
        art = List.copyOf(art);
        badges = List.copyOf(badges);
    }

    /** The name without the number of the figure. */
    String kind() {
        return number == 0 ? name : name.substring(0, name.lastIndexOf(' '));
    }

    /** The same figure without the number that distinguishes it. */
    FigurePicture unnumbered() {
        return new FigurePicture(slot, name, art, spot, size, side, 0, acting, wounds, life, badges);
    }

    /** The same figure in a pose, if there is a picture of it. */
    public FigurePicture posed(String pose) {
        return new FigurePicture(slot, name, FigureArt.posed(art, pose), spot, size, side, number, acting, wounds, life, badges);
    }

    /** The same figure with another number of wounds. */
    FigurePicture wounded(int other) {
        return new FigurePicture(slot, name, art, spot, size, side, number, acting, other, life, badges);
    }

    /** The same figure, which acts only if it is in the given slot. */
    FigurePicture actedBy(int actor) {
        return new FigurePicture(slot, name, art, spot, size, side, number, slot == actor, wounds, life, badges);
    }

    /** The same figure on another space. */
    public FigurePicture at(BoardSpace other) {
        return new FigurePicture(slot, name, art, other, size, side, number, acting, wounds, life, badges);
    }
}
