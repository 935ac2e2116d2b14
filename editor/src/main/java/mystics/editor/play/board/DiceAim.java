package mystics.editor.play.board;

import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.util.List;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.FigurePicture;

/**
 * The figures that dice concern, in pixels of the tray.
 *
 * @param figures the figures that are struck, followed by the figure that strikes; or the only figure that the dice concern
 * @param others the figures that dice cover only if they must
 * @param words the names of both sides; empty if the dice concern only one side
 */
record DiceAim(List<Rectangle> figures, List<Rectangle> others, String words) {
    static final DiceAim NONE = new DiceAim(List.of(), List.of(), "");

    /**
     * Finds, on a board, the figures that the dice concern.
     *
     * @param concerned the slots of the figures; slots that are empty are left out
     * @param pixels the transformation from the board to the pixels of the tray
     */
    static DiceAim of(BoardPicture board, List<Integer> concerned, AffineTransform pixels) {
        List<Integer> present = concerned.stream().filter(slot -> board.figure(slot).isPresent()).toList();
        List<Integer> others = board.figures().stream().map(FigurePicture::slot).filter(slot -> !present.contains(slot)).toList();
        return new DiceAim(boxes(board, present, pixels), boxes(board, others, pixels), words(board, present));
    }

    private static String words(BoardPicture board, List<Integer> present) {
        List<String> names = present.stream().map(slot -> board.figure(slot).orElseThrow().name()).toList();
        int last = names.size() - 1;
        return last < 1 ? "" : names.get(last) + " \u2192 " + String.join(", ", names.subList(0, last));
    }

    private static List<Rectangle> boxes(BoardPicture board, List<Integer> slots, AffineTransform pixels) {
        return slots.stream().flatMap(slot -> board.box(slot).stream()).map(box -> pixels.createTransformedShape(box).getBounds()).toList();
    }
}
