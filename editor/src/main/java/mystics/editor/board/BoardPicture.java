package mystics.editor.board;

import java.awt.geom.Rectangle2D;
import java.util.List;
import mystics.geometry.Drawing;

/** All there is to see of a board: a value. Two equal pictures look the same. Its units are tile units; tile (0, 0) begins at the origin. */
public record BoardPicture(List<TilePicture> tiles, List<FigurePicture> figures, List<TokenPicture> tokens) {
    public BoardPicture {
        tiles = List.copyOf(tiles);
        figures = List.copyOf(figures);
        tokens = List.copyOf(tokens);
    }

    /** The figures on a space, in slot order. */
    public List<FigurePicture> on(Spot spot) {
        return figures.stream().filter(figure -> figure.spot().equals(spot)).toList();
    }

    /** Where the tiles lie. */
    public Rectangle2D bounds() {
        Rectangle2D all = new Rectangle2D.Double();
        for (int i = 0; i < tiles.size(); i++) {
            Rectangle2D one = new Rectangle2D.Double(tiles.get(i).x(), tiles.get(i).y(), Drawing.SIDE, Drawing.SIDE);
            all = i == 0 ? one : all.createUnion(one);
        }
        return all;
    }
}
