package mystics.editor.play.ask;

import javax.swing.border.Border;
import javax.swing.border.CompoundBorder;
import javax.swing.plaf.BorderUIResource.CompoundBorderUIResource;

/** The border of a choice: the usual one of a button, and inside it the key at the left edge and the chance at the right edge. */
final class ChoiceEdge extends CompoundBorderUIResource {
    private final ChanceColumn chance;

    private ChoiceEdge(Border usual, KeyCap key, ChanceColumn chance) {
        super(usual, new CompoundBorder(key, chance));
        this.chance = chance;
    }

    /** A border with a key and a chance, in place of a border that may have others. */
    static ChoiceEdge in(Border border, KeyCap key, ChanceColumn chance) {
        return new ChoiceEdge(border instanceof ChoiceEdge edge ? edge.getOutsideBorder() : border, key, chance);
    }

    /** The chance at the right edge. */
    ChanceColumn chance() {
        return chance;
    }
}
