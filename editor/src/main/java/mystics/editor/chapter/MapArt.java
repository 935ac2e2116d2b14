package mystics.editor.chapter;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Theme;
import mystics.editor.board.RoomThumbs;

/** Paints the map of a chapter: tiles, the chips on them, and the signs at their edges. */
final class MapArt {
    private static final float UNREACHED = 0.35f;
    private final Graphics2D ink;
    private final Theme theme;
    private final RoomThumbs thumbs;

    MapArt(Graphics2D ink, Theme theme, RoomThumbs thumbs) {
        this.ink = ink;
        this.theme = theme;
        this.thumbs = thumbs;
    }

    /** Paints a tile with the room that is face up. A room that nobody can enter is painted pale. */
    void tile(LaidTile tile, Rectangle2D at, double cover) {
        Composite before = ink.getComposite();
        ink.setComposite(AlphaComposite.SrcOver.derive((float) cover));
        ink.setColor(theme.paper());
        ink.fill(at);
        tile.room().flatMap(room -> thumbs.of(room, at.getWidth())).ifPresent(picture -> ink.drawImage(picture, (int) at.getX(),
                (int) at.getY(), (int) at.getWidth(), (int) at.getHeight(), null));
        ink.setComposite(before);
    }

    /** The opacity of a tile. */
    static double cover(LaidTile tile, DraftedChapter drafted) {
        return tile.room().filter(drafted::reaches).isPresent() ? 1 : UNREACHED;
    }

    /** Paints a place where a tile can be put down. */
    void free(Rectangle2D at, Color colour) {
        ink.setStroke(new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {6, 6}, 0));
        ink.setColor(colour);
        ink.draw(round(at));
    }

    /** Paints a chip with its words. */
    void chip(MapChip chip) {
        Color ground = switch (chip.kind()) {
            case SEAM_OPEN -> theme.legal();
            case SEAM_TURNED -> theme.path();
            case SEAM_SHUT, UNREACHED -> theme.target();
            case NAME -> theme.ink();
            default -> theme.paper();
        };
        boolean light = ground != theme.paper();
        ink.setColor(ground);
        ink.fill(round(chip.place()));
        ink.setStroke(new BasicStroke(1));
        ink.setColor(theme.ink());
        ink.draw(round(chip.place()));
        ink.setColor(light ? contrast(ground) : theme.ink());
        ink.drawString(chip.text(), (float) chip.place().getX() + 5,
                (float) chip.place().getCenterY() + ink.getFontMetrics().getAscent() * 0.38f);
    }

    /** Frames the selected elements. */
    void selected(Rectangle2D at, Color colour) {
        ink.setStroke(new BasicStroke(3));
        ink.setColor(colour);
        ink.draw(round(new Rectangle2D.Double(at.getX() - 2, at.getY() - 2, at.getWidth() + 4, at.getHeight() + 4)));
    }

    private static Color contrast(Color ground) {
        int bright = (ground.getRed() * 3 + ground.getGreen() * 6 + ground.getBlue()) / 10;
        return bright > 140 ? Color.BLACK : Color.WHITE;
    }

    private static RoundRectangle2D round(Rectangle2D at) {
        return new RoundRectangle2D.Double(at.getX(), at.getY(), at.getWidth(), at.getHeight(), 10, 10);
    }
}
