package mystics.editor.publish;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.Room;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Fonts;
import mystics.editor.art.Sketch;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.editor.print.PagePictures;
import mystics.editor.print.Sheet;
import mystics.geometry.Drawing;
import mystics.kit.publish.ModChanges;

/**
 * The rooms, cards and pictures that differ between two editions of a mod, side by side: before and after.
 *
 * @param before the entries of the older edition
 * @param after the entries of the newer edition
 * @param wording the language of the words in the pictures
 */
public record PictureDiff(Catalog before, Catalog after, Wording wording) {
    private static final String ART = "art/";
    private static final double SIDE = 360;
    private static final double GAP = 20;
    private static final double HEAD = 34;
    private static final int FINE = 144;
    private static final Color GROUND = new Color(0x6b5138);

    /** Pictures of the changes, named after the files. */
    public List<Sheet> of(ModChanges changes) {
        List<String> keys = changes.files().stream().map(file -> file.path()).filter(path -> path.matches("(art/.*|.*\\.yaml)"))
                .map(path -> path.substring(0, Math.max(path.indexOf('.'), 0))).map(this::shown).distinct().toList();
        return keys.stream().flatMap(key -> sheet(key).stream()).toList();
    }

    /** The card whose picture this is; the picture itself if it belongs to no card. */
    private String shown(String key) {
        String named = key.startsWith(ART) ? key.substring(ART.length()) : key;
        return entry(before, named).isPresent() || entry(after, named).isPresent() ? named : key;
    }

    /** Writes the pictures into a folder. */
    public static void write(Path folder, List<Sheet> sheets) throws IOException {
        PagePictures.write(folder, sheets, FINE);
    }

    private Optional<Sheet> sheet(String key) {
        Optional<Half> was = half(before, key);
        Optional<Half> is = half(after, key);
        if (was.isEmpty() && is.isEmpty()) return Optional.empty();
        double high = Stream.concat(was.stream(), is.stream()).mapToDouble(Half::high).max().orElse(SIDE);
        return Optional.of(new Sheet(key.replace('/', '-'), 2 * SIDE + 3 * GAP, high + HEAD + GAP, g -> {
            g.setColor(GROUND);
            g.fill(new Rectangle2D.Double(0, 0, 2 * SIDE + 3 * GAP, Math.ceil(high + HEAD + GAP)));
            paint(g, was, Sentence.of("before"), GAP);
            paint(g, is, Sentence.of("after"), SIDE + 2 * GAP);
        }));
    }

    /** One edition of a thing. The ink paints the thing at a distance from the left. */
    private record Half(double high, ObjDoubleConsumer<Graphics2D> ink) {
    }

    private static Optional<Half> half(Catalog catalog, String key) {
        BoardStyle style = BoardStyle.of(catalog, Theme.LIGHT).in(Wording.PLAIN);
        if (key.startsWith(ART)) return style.gallery().find(key.substring(ART.length())).map(PictureDiff::picture);
        return entry(catalog, key).map(entry -> entry instanceof Room room ? new Half(SIDE, (g, x) -> room(g, style, room, x))
                : new Half(SIDE / CardArt.RATIO, (g, x) -> style.cardArt().paint(g, CardFaces.of(entry), x, HEAD, SIDE)));
    }

    private static Half picture(Sketch sketch) {
        double high = SIDE / Math.max(1, sketch.ratio());
        return new Half(high, (g, x) -> sketch.paint(g, x, HEAD, high * sketch.ratio(), high));
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

    private void paint(Graphics2D g, Optional<Half> half, Sentence when, double x) {
        g.setColor(Theme.LIGHT.paper());
        g.setFont(new Fonts().bold(18));
        Sentence words = half.isPresent() ? when : Sentence.of("{when}: nothing", "when", when);
        g.drawString(words.in(wording).toString(), (float) x, (float) (HEAD * 0.7));
        half.ifPresent(there -> there.ink().accept(g, x));
    }

    private static void room(Graphics2D g, BoardStyle style, Room room, double x) {
        AffineTransform before = g.getTransform();
        g.translate(x, HEAD);
        g.scale(SIDE / Drawing.SIDE, SIDE / Drawing.SIDE);
        new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), style.theme())).paint(g, room);
        g.setTransform(before);
    }
}
