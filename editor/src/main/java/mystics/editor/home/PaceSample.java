package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.HierarchyEvent;
import java.awt.geom.RoundRectangle2D;
import javax.swing.Timer;
import mystics.editor.art.DieArt;
import mystics.editor.art.Fonts;
import mystics.editor.art.Quality;
import mystics.editor.art.Symbol;
import mystics.editor.settings.DiceShow;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Settings;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** An animation that previews the settings. Paws cross three spaces and a die is thrown, with the chosen pace and motion. */
final class PaceSample extends Spoken {
    private static final int SPACES = 3;
    private static final int TICK = 30;
    private static final int ROLLED = 4;
    private static final int FACES = 6;
    private final Fonts fonts = new Fonts();
    private final Timer timer = new Timer(TICK, tick -> go());
    private transient Settings settings = Settings.usual();
    private long begun;
    private double gone = SPACES;

    PaceSample() {
        getAccessibleContext().setAccessibleName("A sample of the pace");
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && !isShowing()) {
                timer.stop();
            }
        });
    }

    /** Sets the settings. */
    void wear(Settings now) {
        settings = now;
        repaint();
    }

    /** Starts from the first space. */
    void begin() {
        begun = System.nanoTime();
        gone = settings.pace().milliseconds() == 0 ? SPACES : 0;
        timer.stop();
        if (gone < SPACES) {
            timer.start();
        }
        repaint();
    }

    private void go() {
        gone = Math.min(SPACES, (System.nanoTime() - begun) / 1e6 / settings.pace().milliseconds());
        if (gone >= SPACES) {
            timer.stop();
        }
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(Type.size() * 16), Math.round(Type.size() * 10));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double size = Math.min(Type.size() * 9.6, (getWidth() - 8.0) / SPACES);
        for (int space = 0; space < SPACES; space++) {
            ink.setColor(settings.scheme().theme().paper());
            ink.fill(space(space, size));
            ink.setStroke(new BasicStroke(2));
            ink.setColor(settings.scheme().theme().legal());
            ink.draw(space(space, size));
        }
        Symbol.FOOT.paint(ink, (walked() + 0.5) * size + 2, size / 2 + 2, size * 0.6);
        if (settings.dice() == DiceShow.BOARD && gone >= 1 && gone < 2) {
            die(ink, size);
        }
        ink.dispose();
    }

    private static RoundRectangle2D space(int number, double size) {
        return new RoundRectangle2D.Double(number * size + 4, 4, size - 6, size - 6, 12, 12);
    }

    /** How far the paws have come: they take a first step, wait for the die, and take a second step. */
    private double walked() {
        boolean full = settings.motion() == Motion.FULL;
        double first = full ? Math.min(1, gone) : gone > 0 ? 1 : 0;
        double second = full ? Math.min(1, Math.max(0, gone - 2)) : gone >= 2 ? 1 : 0;
        return first + second;
    }

    /** Paints the die. If motion is on, the die tumbles for half of the time for which it is shown. */
    private void die(Graphics2D ink, double size) {
        double left = settings.motion() == Motion.FULL ? Math.max(0, 1.5 - gone) : 0;
        int face = (ROLLED - 1 + (int) (left * 16)) % FACES + 1;
        ink.rotate(Math.sin(left * 22) * 0.4, size * 1.5, size / 2);
        new DieArt(fonts, settings.scheme().theme()).paint(ink, face, size * 1.18, size * 0.18, size * 0.64);
    }
}
