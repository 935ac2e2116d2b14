package mystics.editor.home;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.editor.art.Canvas;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;

/**
 * The picture behind the home page, drawn by the loaded mods: a scene with the party of the first chapter in front. Other heroes take the
 * places of heroes without a picture. The picture is made outside the event thread, by one thread at a time.
 */
public final class Scenery {
    /** The name of the scene's picture. */
    private static final String SCENE = "scenes/home";
    /** The places of the heroes from back to front, as shares of the scene's width and height, and the height of a hero at each place. */
    private static final double[][] PLACES = {{0.648, 0.868, 0.140}, {0.537, 0.890, 0.148}, {0.712, 0.928, 0.160}, {0.596, 0.948, 0.168}};
    private static final Color SHADOW = new Color(0, 0, 0, 120);
    private final Optional<Sketch> scene;
    private final List<Sketch> mice;
    private final Map<LivingPart.Way, Sketch> moving;
    private volatile Optional<Scene> last = Optional.empty();

    /**
     * A painted scene.
     *
     * @param image the parts that do not move
     * @param parts the moving parts, which are painted in front of the image
     */
    record Scene(BufferedImage image, List<LivingPart> parts) {
    }

    private Scenery(Optional<Sketch> scene, List<Sketch> mice, Map<LivingPart.Way, Sketch> moving) {
        this.scene = scene;
        this.mice = mice;
        this.moving = moving;
    }

    /** The scenery drawn by a catalog's mods; empty if there is none. */
    public static Scenery of(Catalog catalog) {
        Gallery gallery = new Gallery(catalog.pictures().values());
        List<Sketch> mice = company(catalog).flatMap(hero -> FigureArt.hero(hero).stream()).flatMap(name -> gallery.find(name).stream())
                .limit(PLACES.length).toList();
        Map<LivingPart.Way, Sketch> moving = new EnumMap<>(LivingPart.Way.class);
        for (LivingPart.Way way : LivingPart.Way.values()) {
            gallery.find(way.picture()).ifPresent(sketch -> moving.put(way, sketch));
        }
        return new Scenery(gallery.find(SCENE), mice, moving);
    }

    /**
     * The ids of possible heroes for the picture: first the suggested party, and then all other heroes, who replace heroes without a
     * picture.
     */
    private static Stream<String> company(Catalog catalog) {
        Stream<String> party = catalog.book().isEmpty() ? Stream.empty()
                : SuggestedParty.of(catalog, catalog.firstToPlay()).stream();
        return Stream.concat(party, catalog.heroes().keySet().stream()).distinct();
    }

    /** The number of heroes in the picture. */
    int heroes() {
        return mice.size();
    }

    /** The newest picture, whatever its size is. */
    Optional<Scene> last() {
        return last;
    }

    /**
     * Makes a picture.
     *
     * @param density the number of pixels per unit of the area
     */
    Scene picture(Dimension area, double density) {
        int wide = (int) Math.ceil(area.width * density);
        int high = (int) Math.ceil(area.height * density);
        Scene painted = last.filter(known -> known.image().getWidth() == wide && known.image().getHeight() == high)
                .orElseGet(() -> new Scene(Canvas.painted(wide, high, BufferedImage.TYPE_INT_RGB, ink -> paint(ink, wide, high)),
                        parts(wide, high)));
        last = Optional.of(painted);
        return painted;
    }

    private List<LivingPart> parts(int width, int height) {
        double ratio = scene.map(Sketch::ratio).orElse((double) width / height);
        double wide = Math.max(width, height * ratio);
        double tall = wide / ratio;
        return moving.entrySet().stream().flatMap(part -> LivingPart.of(part.getKey(), part.getValue(), width - wide, height - tall, wide,
                tall).stream()).toList();
    }

    /** Fills an area with the picture. If the picture is larger than the area, its left and upper parts are cut off. */
    private void paint(Graphics2D g, int width, int height) {
        double ratio = scene.map(Sketch::ratio).orElse((double) width / height);
        double wide = Math.max(width, height * ratio);
        double tall = wide / ratio;
        AffineTransform before = g.getTransform();
        g.translate(width - wide, height - tall);
        scene.ifPresent(sketch -> sketch.paint(g, 0, 0, wide, tall));
        for (int i = 0; i < mice.size(); i++) {
            double[] place = PLACES[i];
            mouse(g, mice.get(i), new Point2D.Double(place[0] * wide, place[1] * tall), place[2] * tall);
        }
        g.setTransform(before);
    }

    /** Paints a hero with its shadow, which falls away from the light on the right. */
    private static void mouse(Graphics2D g, Sketch mouse, Point2D feet, double tall) {
        g.setColor(SHADOW);
        g.fill(new Ellipse2D.Double(feet.getX() - tall * 0.85, feet.getY() - tall * 0.1, tall * 1.15, tall * 0.17));
        mouse.paint(g, feet.getX() - tall * mouse.ratio() / 2, feet.getY() - tall, tall * mouse.ratio(), tall);
    }
}
