package mystics.editor.play.around;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.Icon;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.Symbol;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A hero on the strip: portrait, hearts, cheese and conditions. A captured hero is shown behind bars, and an absent hero is pale. */
final class HeroChip extends StripChip {
    private static final int BARS = 4;
    private static final float PALE = 0.45f;
    private static final double SMALL = 1.25;
    /** The space between the cheese and the conditions, in pixels. If there is less room, they stand beside the name. */
    private static final int APART = 6;
    /** The size of conditions beside a portrait and on a small portrait, relative to their full size, and the space behind them. */
    private static final double CORNERED = 0.8;
    private static final double TINY = 0.6;
    private static final int TIGHT = 3;
    /** The size of the cheese's number, relative to the letters, and the share of a portrait that the cheese may cover. */
    private static final float LESS = 0.9f;
    private static final double COVERED = 0.2;
    private final transient HeroSheet hero;
    private final transient List<Icon> conditions;

    HeroChip(HeroSheet hero, Portraits portraits, double lines, Width width, float share, TurnMark acting) {
        super(new Seen(portraits.face(hero.id(), hero.name(), lines * share), hero.presence()), hero.name(), width, Type.size() * share,
                acting);
        this.hero = hero;
        conditions = hero.conditions().stream()
                .map(condition -> portraits.mark(condition.mark(), SMALL * share)).toList();
        Says.name(this, acting == TurnMark.ACTING ? Sentence.of("{hero}, acting", "hero", hero.spoken()) : Sentence.of(hero.name()));
        Says.more(this, words());
        Says.hint(this, Sentence.of("All cards of {hero}", "hero", hero.spoken()));
    }

    private Sentence words() {
        List<Sentence> words = new ArrayList<>(List.of(
                Sentence.of("{n} of {m} life", "n", Math.max(0, hero.life() - hero.wounds()), "m", hero.life()),
                Sentence.of("{n} cheese", "n", hero.cheese()), Sentence.of(hero.where())));
        if (!hero.conditions().isEmpty()) {
            words.add(Sentence.of(hero.conditions().stream().map(condition -> condition.mark().name()).collect(Collectors.joining(", "))));
        }
        return Sentence.row(words, ", ");
    }

    @Override
    float linesBelow() {
        return isSmall() ? 0.95f : 1.2f;
    }

    @Override
    void numbers(Graphics2D ink, int x, int y, int width) {
        FontMetrics metrics = ink.getFontMetrics();
        int line = metrics.getHeight();
        ink.setColor(UIManager.getColor("Actions.Red"));
        ink.drawString(hearts(), x, y + metrics.getAscent() - 2);
        int after = cheese(ink, x + metrics.stringWidth(hearts()) + line / 3, y - 2);
        int right = x + width - signsWidth();
        if (after + APART <= right) signs(ink, after + APART, y - 1);
        else signs(ink, right, y - line);
    }

    /** Paints every condition, side by side, with the upper left corner of the first one at a point. */
    private void signs(Graphics2D ink, int x, int y) {
        int after = x;
        for (Icon condition : conditions) {
            condition.paintIcon(this, ink, after, y);
            after += condition.getIconWidth() + 1;
        }
    }

    private int signsWidth() {
        return conditions.stream().mapToInt(condition -> condition.getIconWidth() + 1).sum();
    }

    /** Paints the hearts below the portrait, within its width, the cheese on its right corner and the conditions on its left corner. */
    @Override
    void below(Graphics2D ink, int x, int y, int width) {
        FontMetrics metrics = ink.getFontMetrics();
        float share = Math.min(1, (float) width / Math.max(1, metrics.stringWidth(hearts())));
        ink.setFont(ink.getFont().deriveFont(ink.getFont().getSize2D() * share));
        ink.setColor(UIManager.getColor("Actions.Red"));
        ink.drawString(hearts(), x + (width - ink.getFontMetrics().stringWidth(hearts())) / 2, y + metrics.getAscent() - 3);
        ink.setFont(cheeseLetters());
        int line = ink.getFontMetrics().getHeight();
        int wide = plate(ink.getFontMetrics());
        ink.setColor(isSmall() ? new Color(0, true) : UIManager.getColor("Panel.background"));
        int top = isSmall() ? Math.max(0, y - line - line / 2) : y - line;
        ink.fillRoundRect(x + width - wide, top, wide, line, line / 2, line / 2);
        cheese(ink, x + width - wide, top);
        cornered(ink, x, y, isSmall() ? TINY : CORNERED);
    }

    private Font cheeseLetters() {
        return font(Font.BOLD).deriveFont(font(Font.BOLD).getSize2D() * LESS);
    }

    /** The width of the plate with the cheese. */
    private int plate(FontMetrics metrics) {
        return metrics.getHeight() + metrics.stringWidth(String.valueOf(hero.cheese())) + 4;
    }

    /** A portrait moves to the left if the cheese would cover much of it, and to the right to make room for conditions. */
    @Override
    int aside(int left, int side, int most) {
        int free = Math.min(left, (int) (most - plate(getFontMetrics(cheeseLetters())) + COVERED * side));
        int signs = conditions.isEmpty() ? 0 : (int) Math.ceil(signsWidth() * CORNERED) + TIGHT;
        return Math.min(most, Math.max(Math.max(0, free), signs));
    }

    /** Paints the conditions on the lower left corner of the portrait, in a size relative to their full size. */
    private void cornered(Graphics2D ink, int x, int y, double size) {
        Graphics2D corner = (Graphics2D) ink.create();
        corner.translate(x, y - size * conditions.stream().mapToInt(Icon::getIconHeight).max().orElse(0));
        corner.scale(size, size);
        signs(corner, 0, 0);
        corner.dispose();
    }

    /** The hearts. A captured hero shows none: it has no wounds (CAPTURE-2), so its full hearts would look like those of a safe hero. */
    private String hearts() {
        if (hero.presence() == HeroSheet.Presence.CAPTURED) {
            return "";
        }
        int left = Math.max(0, hero.life() - hero.wounds());
        return "♥".repeat(left) + "♡".repeat(hero.life() - left);
    }

    /** Paints the cheese of the hero. Returns the x coordinate at which the next symbol begins. */
    private int cheese(Graphics2D ink, int x, int y) {
        int line = ink.getFontMetrics().getHeight();
        Symbol.CHEESE.paint(ink, x + line * 0.45, y + line * 0.5, line * 0.9);
        ink.setColor(UIManager.getColor("Label.foreground"));
        String number = String.valueOf(hero.cheese());
        ink.drawString(number, x + line, y + ink.getFontMetrics().getAscent());
        return x + line + ink.getFontMetrics().stringWidth(number) + 3;
    }

    /** A portrait, pale if the hero is neither on the board nor captured. */
    private record Seen(Icon portrait, HeroSheet.Presence presence) implements Icon {
        @Override
        public void paintIcon(Component on, Graphics graphics, int x, int y) {
            Graphics2D ink = (Graphics2D) graphics.create();
            if (presence != HeroSheet.Presence.ACTIVE && presence != HeroSheet.Presence.CAPTURED) {
                ink.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, PALE));
            }
            portrait.paintIcon(on, ink, x, y);
            if (presence == HeroSheet.Presence.CAPTURED) {
                ink.setColor(UIManager.getColor("Label.foreground"));
                int side = getIconWidth();
                for (int bar = 0; bar < BARS; bar++) {
                    ink.fillRect(x + side * (2 * bar + 1) / (2 * BARS), y, Math.max(2, Math.round(Type.size() / 7)), side);
                }
            }
            ink.dispose();
        }

        @Override
        public int getIconWidth() {
            return portrait.getIconWidth();
        }

        @Override
        public int getIconHeight() {
            return portrait.getIconHeight();
        }
    }
}
