package mystics.editor.play.board;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Room;
import mystics.editor.art.GoalFlag;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.TilePicture;
import mystics.editor.type.Type;
import mystics.rules.Called;

/**
 * The lines below the map about the rooms of goals that the map does not show: rooms on the lower side of a tile, and rooms that are not
 * found yet. A flag stands before the name of each room, and the flag on the map stands on the tile by which the room is reached.
 *
 * @param rooms the lines about each room
 * @param letter the height of the map's letters, in pixels
 */
record MapFoot(List<List<Sentence>> rooms, float letter) {
    /** The heights of a line and of a flag, in letter heights. */
    private static final float LINE = 1.2f;
    private static final float FLAG = 0.85f;
    /** The height between the map and the first line, in letter heights. */
    private static final float ABOVE = 0.2f;
    private static final int PAD = 10;

    /** How much the lines say of a room that lies on the lower side of a tile: the way to it, or also where it lies. */
    enum Detail { WAY, SIDE }

    /** The lines for those of the goals' rooms that the map does not show. */
    static MapFoot of(List<Room> goals, BoardPicture board, float letter, Detail detail) {
        return new MapFoot(goals.stream().filter(goal -> board.tile(goal.id()).isEmpty()).map(goal -> lines(goal, board, detail)).toList(),
                letter);
    }

    private static List<Sentence> lines(Room goal, BoardPicture board, Detail detail) {
        Optional<Room> above = board.tiles().stream().map(TilePicture::room).filter(room -> room.tile().equals(goal.tile())).findFirst();
        if (above.isEmpty()) return List.of(Sentence.of("{room}: not found yet", "room", Called.by(goal)));
        String way = detail == Detail.WAY ? "through {room}" : "on the other side of {room}";
        return List.of(Sentence.of("Goal: {goal}", "goal", Called.by(goal)), Sentence.of(way, "room", Called.by(above.get())));
    }

    /** The height of all lines, in pixels. */
    int high() {
        return rooms.isEmpty() ? 0 : Math.round((rooms.stream().mapToInt(List::size).sum() * LINE + ABOVE) * letter);
    }

    /** Writes the lines into an area, in letters that fit its width. */
    void paint(Graphics2D ink, Rectangle area, Wording wording) {
        float low = area.y - letter * 0.25f;
        for (List<Sentence> lines : rooms) {
            GoalFlag.paint(ink, area.x + PAD, low + LINE * letter + 2, letter * FLAG);
            List<String> words = lines.stream().map(line -> line.in(wording).toString()).toList();
            ink.setFont(letters(ink, words, area.width - letter * FLAG - 3 * PAD));
            ink.setColor(UIManager.getColor("Label.foreground"));
            for (String line : words) {
                low += LINE * letter;
                ink.drawString(line, area.x + 2 * PAD + letter * FLAG, low);
            }
        }
    }

    /** The largest letters, up to those of the map, in which all lines about a room fit a width. */
    private Font letters(Graphics2D ink, List<String> lines, float room) {
        Font usual = Type.plain().deriveFont(Font.BOLD, letter);
        int widest = lines.stream().mapToInt(ink.getFontMetrics(usual)::stringWidth).max().orElse(1);
        return usual.deriveFont(letter * Math.min(1, room / Math.max(1, widest)));
    }
}
