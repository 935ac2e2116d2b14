package mystics.editor.play;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.JPanel;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Gallery;
import mystics.editor.art.Hand;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardStyle;
import mystics.play.Game;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.table.Clock;

/** The mice of the party in a row: face, hearts, cheese and what they have equipped; whose turn it is has a golden edge. */
final class HeroStrip extends JPanel {
    private static final int HEIGHT = 112;
    private transient BoardStyle style;
    private transient List<Mouse> mice = List.of();

    /** What is shown of one mouse. */
    private record Mouse(String id, String name, int life, int wounds, int cheese, String gear, boolean acting, boolean captured) {
    }

    HeroStrip(BoardStyle style) {
        this.style = style;
        setPreferredSize(new Dimension(800, HEIGHT));
        getAccessibleContext().setAccessibleName("Party");
    }

    /** Paints in another style from now on. */
    void style(BoardStyle other) {
        style = other;
        repaint();
    }

    /** Shows the party as it stands. */
    void show(Game game) {
        mice = game.lookNow(scene -> scene.party().stream().map(hero -> mouse(hero, scene.draft().get(Clock.TURN) == hero.slot() + 1)).toList());
        getAccessibleContext().setAccessibleDescription(String.join("; ", mice.stream()
                .map(mouse -> mouse.name() + ", " + (mouse.life() - mouse.wounds()) + " of " + mouse.life() + " life, " + mouse.cheese() + " cheese").toList()));
        repaint();
    }

    private static Mouse mouse(Figure hero, boolean acting) {
        return new Mouse(hero.key(), hero.getName(), hero.getLife(), hero.getWounds(), hero.getCheese(),
                String.join(", ", hero.getEquipped().stream().map(CardInPlay::getName).toList()), acting, hero.isCaptured());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        g.setColor(style.theme().table());
        g.fillRect(0, 0, getWidth(), getHeight());
        double width = (getWidth() - 8.0) / Math.max(1, mice.size());
        for (int i = 0; i < mice.size(); i++) {
            paint(g, mice.get(i), 8 + i * width, width - 8);
        }
        g.dispose();
    }

    private void paint(Graphics2D g, Mouse mouse, double x, double width) {
        Fonts fonts = style.fonts();
        Gallery gallery = style.gallery();
        RoundRectangle2D plate = new RoundRectangle2D.Double(x, 6, width, HEIGHT - 12, 18, 18);
        g.setColor(mouse.captured() ? Colours.mix(style.theme().paper(), Color.GRAY, 0.5) : style.theme().paper());
        g.fill(plate);
        g.setColor(mouse.acting() ? new Color(0xf0b429) : style.theme().ink());
        g.setStroke(Hand.pen(mouse.acting() ? 5 : 2));
        g.draw(plate);
        Sketch sketch = gallery.first(List.of("heroes/" + mouse.id()), mouse.name().substring(0, 1));
        sketch.paint(g, x + 8, 12, 84 * sketch.ratio(), 84);
        g.setColor(style.theme().ink());
        g.setFont(fonts.bold(16));
        g.drawString(mouse.name() + (mouse.captured() ? " (captured)" : ""), (float) x + 94, 30);
        for (int i = 0; i < mouse.life() - mouse.wounds(); i++) {
            Symbol.HEART.paint(g, x + 104 + i * 20, 46, 18);
        }
        Symbol.CHEESE.paint(g, x + 112 + mouse.life() * 20, 46, 20);
        g.setFont(fonts.bold(15));
        g.drawString(String.valueOf(mouse.cheese()), (float) x + 126 + mouse.life() * 20, 52);
        g.setFont(fonts.plain(12));
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(plate);
        Letters.wrap(inside, mouse.gear().isEmpty() ? "-" : mouse.gear(), x + 94, 62, Math.max(40, width - 102));
        inside.dispose();
    }
}
