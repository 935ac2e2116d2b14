package mystics.editor.desktop;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import java.util.IdentityHashMap;
import java.util.Map;
import javax.swing.plaf.UIResource;
import mystics.editor.type.Settling;

/**
 * Enlarges letters, and everything measured in letters, when the window grows. A large window shows the same contents as a small window,
 * only larger.
 */
final class Enlarging {
    /** The window size beyond which letters grow. */
    private static final Dimension USUAL = new Dimension(1280, 800);
    private static final double STEP = 0.25;
    private static final int MOST = 3;

    private Enlarging() {
    }

    /** The factor for a window of the given size: 1 to 3, in steps. */
    static double of(Dimension window) {
        double share = Math.min(window.getWidth() / USUAL.width, window.getHeight() / USUAL.height);
        return Math.max(1, Math.min(MOST, Math.floor(share / STEP) * STEP));
    }

    /**
     * Runs an action that changes the look. After the action, the method scales the fonts of components that have a font of their own. All
     * other fonts follow the look.
     */
    static void enlarge(Container content, double factor, Runnable wearing) {
        Map<Component, Font> own = new IdentityHashMap<>();
        Settling.parts(content).filter(part -> part.isFontSet() && !(part.getFont() instanceof UIResource))
                .forEach(part -> own.put(part, part.getFont()));
        wearing.run();
        own.forEach((part, font) -> part.setFont(font.deriveFont((float) (font.getSize2D() * factor))));
        Settling.settle(content);
        content.repaint();
    }
}
