package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Room;
import mystics.editor.art.GoalFlag;
import mystics.editor.board.BoardPicture;
import mystics.editor.type.Type;
import mystics.rules.Called;

/**
 * The lines below the map. Each line names, beside a flag, a room of a goal that the map does not show, because the room lies on the lower
 * side of a tile.
 *
 * @param letter the height of the map's letters, in pixels
 */
record MapFoot(List<Room> goals, float letter) {
    private static final Color WORDS = new Color(0xf3e7cd);
    /** The heights of a line and of a flag, in letter heights. */
    private static final float LINE = 1.45f;
    private static final float FLAG = 0.85f;
    private static final int PAD = 6;

    /** The lines for those of the goals' rooms that face down. */
    static MapFoot of(List<Room> goals, BoardPicture board, float letter) {
        return new MapFoot(goals.stream().filter(goal -> board.tile(goal.id()).isEmpty()).toList(), letter);
    }

    /** The height of all lines, in pixels. */
    int high() {
        return Math.round(goals.size() * LINE * letter);
    }

    /** Writes the lines into an area, in letters that fit its width. */
    void paint(Graphics2D ink, Rectangle area, Wording wording) {
        for (int line = 0; line < goals.size(); line++) {
            String words = Sentence.of("to {room}", "room", Called.by(goals.get(line))).in(wording).toString();
            double flag = letter * FLAG;
            double room = area.width - flag - 3 * PAD;
            Font usual = Type.plain().deriveFont(Font.BOLD, letter);
            double wide = ink.getFontMetrics(usual).stringWidth(words);
            ink.setFont(usual.deriveFont((float) (letter * Math.min(1, room / wide))));
            float low = area.y + (line + 1) * LINE * letter - letter * 0.45f;
            GoalFlag.paint(ink, area.x + PAD, low + 2, flag);
            ink.setColor(WORDS);
            ink.drawString(words, (float) (area.x + 2 * PAD + flag), low);
        }
    }
}
