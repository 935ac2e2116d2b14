package mystics.editor.home;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.art.Canvas;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.type.Type;

/**
 * The first picture of a chapter's story that no other chapter shows, with the chosen party in front of it. It is not shown for a chapter
 * without such a picture.
 */
final class PartyScene extends JComponent {
    /** The height in letter heights, and the greatest height of half the picture in pixels when letters are large. */
    private static final float TALL = 20;
    private static final int HALF = 150;
    /** The space above the picture, in pixels. */
    static final int GAP = 12;
    private static final int ROUND = 16;
    private static final Color FRAME = new Color(0x7a4b22);
    private static final Color FAR = new Color(8, 7, 16, 30);
    private static final Color NEAR = new Color(8, 7, 16, 170);
    private static final Color SHADOW = new Color(0, 0, 0, 140);
    /** The share of what does not fit that is cut off above. The share is small, because most mice of pictures stand low. */
    private static final double ABOVE = 0.2;
    /** The height of a figure, the foot line, and the distance of two figures, as shares of the height. */
    private static final double FIGURE = 0.56;
    private static final double FOOT = 0.94;
    private static final double STEP = 0.6;
    private final transient Catalog catalog;
    private final transient Gallery gallery;
    private transient Optional<Sketch> scene = Optional.empty();
    private transient List<Sketch> party = List.of();
    private transient Optional<BufferedImage> image = Optional.empty();

    PartyScene(Catalog catalog, Gallery gallery) {
        this.catalog = catalog;
        this.gallery = gallery;
    }

    /** Shows a chapter and the heroes with these ids. */
    void show(Chapter chapter, List<String> heroes) {
        scene = scenes(chapter).filter(name -> isOnlyIn(chapter, name)).flatMap(name -> gallery.find("scenes/" + name).stream())
                .findFirst();
        party = heroes.stream().flatMap(hero -> FigureArt.hero(hero).stream()).flatMap(name -> gallery.find(name).stream()).toList();
        image = Optional.empty();
        setVisible(scene.isPresent());
        repaint();
    }

    private static Stream<String> scenes(Chapter chapter) {
        return chapter.story().stream().map(Passage::scene);
    }

    private boolean isOnlyIn(Chapter chapter, String scene) {
        return catalog.chapters().values().stream().filter(other -> !other.id().equals(chapter.id()))
                .noneMatch(other -> scenes(other).anyMatch(scene::equals));
    }

    /**
     * Hides the picture on a page that shows everything else without scrolling: nobody has to scroll for the sake of the picture alone.
     *
     * @param page the height in pixels of everything on the page, with the picture if it is visible
     * @param room the height in pixels that is seen at once
     */
    void fit(int page, int room) {
        int mine = getPreferredSize().height + GAP;
        int others = isVisible() ? page - mine : page;
        boolean seen = scene.isPresent() && (others > room || others + mine <= room);
        if (seen == isVisible() || room <= 0) return;
        setVisible(seen);
        SwingUtilities.invokeLater(this::revalidate);
    }

    /** The number of heroes in the picture. */
    int heroes() {
        return party.size();
    }

    @Override
    public Dimension getPreferredSize() {
        float tall = Math.min(Type.size() * TALL, Type.size() * TALL / 2 + HALF);
        return new Dimension(Math.round(tall), Math.round(tall));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double sharp = ink.getTransform().getScaleX();
        int wide = (int) Math.round(getWidth() * sharp);
        int tall = (int) Math.round(getHeight() * sharp);
        if (wide > 0 && tall > 0) {
            BufferedImage known = image.filter(last -> last.getWidth() == wide && last.getHeight() == tall)
                    .orElseGet(() -> Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, g -> paint(g, wide, tall)));
            image = Optional.of(known);
            ink.drawImage(known, 0, 0, getWidth(), getHeight(), null);
        }
        ink.dispose();
    }

    private void paint(Graphics2D g, int wide, int tall) {
        RoundRectangle2D frame = new RoundRectangle2D.Double(1, 1, wide - 2.0, tall - 2.0, ROUND, ROUND);
        g.setClip(frame);
        scene.ifPresent(sketch -> {
            double across = Math.max(wide, tall * sketch.ratio());
            double high = across / sketch.ratio();
            sketch.paint(g, (wide - across) / 2, (tall - high) * ABOVE, across, high);
        });
        g.setPaint(new GradientPaint(0, 0, FAR, 0, tall, NEAR));
        g.fillRect(0, 0, wide, tall);
        for (int i = 0; i < party.size(); i++) {
            figure(g, party.get(i), wide / 2.0 + (i - (party.size() - 1) / 2.0) * step(wide, tall), tall * FOOT, tall * FIGURE);
        }
        g.setClip(null);
        g.setColor(FRAME);
        g.draw(frame);
    }

    private double step(int wide, int tall) {
        return Math.min(tall * STEP, wide * FOOT / Math.max(1, party.size()));
    }

    private static void figure(Graphics2D g, Sketch figure, double x, double foot, double tall) {
        g.setColor(SHADOW);
        g.fill(new Ellipse2D.Double(x - tall * 0.42, foot - tall * 0.1, tall * 0.84, tall * 0.17));
        figure.paint(g, x - tall * figure.ratio() / 2, foot - tall, tall * figure.ratio(), tall);
    }
}
