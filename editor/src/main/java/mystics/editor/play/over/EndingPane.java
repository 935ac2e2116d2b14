package mystics.editor.play.over;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.HeroSheet;
import mystics.editor.sight.Sight;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.table.Outcome;
import mystics.view.Ending;
import mystics.view.FeatWords;
import net.miginfocom.swing.MigLayout;

/** The last page of a chapter: the outcome, the party, and how long it took. */
public final class EndingPane extends JPanel {
    /** @param ways what the buttons do, by their words */
    EndingPane(Sight sight, BoardStyle style, Map<String, Runnable> ways) {
        super(new MigLayout("insets 0, fillx, wrap 1", "[grow, fill]"));
        setOpaque(false);
        Outcome outcome = sight.game().outcome();
        add(new Group(sight.spread().party(), style, outcome), "gapbottom 10");
        add(new Prose(sight.spread().headline().chapter(), 1.2f, Font.ITALIC), "wmin 0");
        add(new Prose(Ending.how(sight.game()), 2f, Font.BOLD), "wmin 0, gapbottom 8");
        sight.spread().earned()
                .forEach(mark -> add(new Prose(Sentence.of("Earned: {what}.", "what", Called.by(mark)), 1.1f, Font.BOLD), "wmin 0"));
        FeatWords.nearly(sight.game()).forEach(line -> add(new Prose(line, 1.1f, Font.PLAIN), "wmin 0"));
        FeatWords.of(sight.game()).forEach(hero -> add(new FeatRow(hero, style), "wmin 0, gaptop 6"));
        Ending.more(sight.session()).forEach(line -> add(new Prose(line).muted(), "wmin 0, gaptop 6"));
        add(buttons(ways), "wmin 0, gaptop 14");
    }

    private static JPanel buttons(Map<String, Runnable> ways) {
        Flow row = new Flow(10);
        ways.forEach((words, then) -> {
            JButton button = new JButton(words);
            Type.bold(button, 1.1f);
            button.addActionListener(click -> then.run());
            row.add(button);
        });
        return row;
    }

    /** The party side by side, brightly lit after a victory and in the dark after a defeat. Captured heroes are faint. */
    private static final class Group extends Spoken {
        private static final Color NIGHT = new Color(0x1b1624);
        private static final Color CANDLE = new Color(0xffc86b);
        private static final double TALL = 9;
        private final transient List<HeroSheet> party;
        private final transient BoardStyle style;
        private final boolean won;

        Group(List<HeroSheet> party, BoardStyle style, Outcome outcome) {
            this.party = party;
            this.style = style;
            this.won = outcome == Outcome.WON;
            getAccessibleContext().setAccessibleName("The party");
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(300, (int) (Type.size() * TALL));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            ink.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
            Rectangle2D all = new Rectangle2D.Double(0, 0, getWidth(), getHeight());
            ink.setColor(NIGHT);
            ink.fill(all);
            float reach = getWidth() * 0.55f;
            int light = won ? 0xd0 : 0x38;
            ink.setPaint(new RadialGradientPaint(getWidth() / 2f, getHeight() * 0.9f, reach, new float[] {0, 0.5f, 1},
                    new Color[] {faded(light), faded(light / 2), faded(0)}));
            ink.fill(all);
            double each = (double) getWidth() / Math.max(1, party.size());
            for (int i = 0; i < party.size(); i++) {
                mouse(ink, party.get(i), each * (i + 0.5), Math.min(getHeight() * 0.78, each));
            }
            ink.dispose();
        }

        private static Color faded(int cover) {
            return new Color(CANDLE.getRed(), CANDLE.getGreen(), CANDLE.getBlue(), cover);
        }

        private void mouse(Graphics2D ink, HeroSheet hero, double x, double tall) {
            Composite before = ink.getComposite();
            double ground = getHeight() * 0.93;
            ink.setColor(new Color(0, 0, 0, 110));
            ink.fill(new Ellipse2D.Double(x - tall * 0.36, ground - tall * 0.09, tall * 0.72, tall * 0.16));
            if (hero.presence() != HeroSheet.Presence.ACTIVE && hero.presence() != HeroSheet.Presence.SAFE) {
                ink.setComposite(AlphaComposite.SrcOver.derive(0.35f));
            }
            Sketch sketch = style.gallery().first(FigureArt.hero(hero.id()), hero.name().substring(0, 1));
            sketch.paint(ink, x - tall * sketch.ratio() / 2, ground - tall, tall * sketch.ratio(), tall);
            ink.setComposite(before);
        }
    }
}
