package mystics.editor.publish;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.Room;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Fonts;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.editor.print.PagePictures;
import mystics.editor.print.Sheet;
import mystics.geometry.Drawing;
import mystics.kit.publish.ModChanges;

/**
 * The rooms and cards that differ between two editions of a mod, side by side: before and after.
 *
 * @param before the entries of the older edition
 * @param after the entries of the newer edition
 */
public record PictureDiff(Catalog before, Catalog after) {
    private static final double SIDE = 360;
    private static final double GAP = 20;
    private static final double HEAD = 34;
    private static final int FINE = 144;
    private static final Color GROUND = new Color(0x6b5138);

    /** Pictures of the changes, named after the files. */
    public List<Sheet> of(ModChanges changes) {
        return changes.files().stream().map(file -> file.path()).filter(path -> path.endsWith(".yaml"))
                .flatMap(path -> sheet(path.substring(0, path.length() - ".yaml".length())).stream()).toList();
    }

    /** Writes the pictures into a folder. */
    public static void write(Path folder, List<Sheet> sheets) throws IOException {
        PagePictures.write(folder, sheets, FINE);
    }

    private Optional<Sheet> sheet(String key) {
        Optional<Entry> was = entry(before, key);
        Optional<Entry> is = entry(after, key);
        if (was.isEmpty() && is.isEmpty()) return Optional.empty();
        double high = was.or(() -> is).orElseThrow() instanceof Room ? SIDE : SIDE / CardArt.RATIO;
        return Optional.of(new Sheet(key.replace('/', '-'), 2 * SIDE + 3 * GAP, high + HEAD + GAP, g -> {
            g.setColor(GROUND);
            g.fillRect(0, 0, (int) (2 * SIDE + 3 * GAP), (int) (high + HEAD + GAP));
            half(g, before, was, "before", GAP);
            half(g, after, is, "after", SIDE + 2 * GAP);
        }));
    }

    private static Optional<Entry> entry(Catalog catalog, String key) {
        String folder = key.substring(0, Math.max(0, key.indexOf('/')));
        Map<String, ? extends Entry> entries = switch (folder) {
            case "tiles" -> catalog.rooms();
            case "cards", "abilities" -> catalog.cards();
            case "heroes" -> catalog.heroes();
            case "minions" -> catalog.minions();
            case "encounters" -> catalog.encounters();
            default -> Map.of();
        };
        return Optional.ofNullable(entries.get(key.substring(folder.length() + 1)));
    }

    private static void half(Graphics2D g, Catalog catalog, Optional<Entry> entry, String when, double x) {
        BoardStyle style = BoardStyle.of(catalog, Theme.LIGHT).in(Wording.PLAIN);
        Fonts fonts = style.fonts();
        g.setColor(Theme.LIGHT.paper());
        g.setFont(fonts.bold(18));
        g.drawString(entry.isPresent() ? when : when + ": nothing", (float) x, (float) (HEAD * 0.7));
        entry.ifPresent(there -> paint(g, style, there, x));
    }

    private static void paint(Graphics2D g, BoardStyle style, Entry entry, double x) {
        if (!(entry instanceof Room room)) {
            style.cardArt().paint(g, CardFaces.of(entry), x, HEAD, SIDE);
            return;
        }
        AffineTransform before = g.getTransform();
        g.translate(x, HEAD);
        g.scale(SIDE / Drawing.SIDE, SIDE / Drawing.SIDE);
        new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), style.theme())).paint(g, room);
        g.setTransform(before);
    }
}
