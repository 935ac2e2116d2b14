package mystics.terminal.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import mystics.terminal.desk.TextStyle;
import mystics.content.Room;

/** A room drawn with characters, with words written into its spaces. */
final class RoomLines {
    private static final int TALL = 18;
    private static final int LOW = 12;
    /** The height of a screen, in lines, below which the room is drawn less tall. */
    private static final int TALL_SCREEN = 38;

    private final RoomRaster raster;
    private final RoomBorders borders;
    private final String[][] cells;
    private final List<String> left = new ArrayList<>();

    /** Draws an empty room as large as the desk allows. */
    RoomLines(TextStyle look, Room room) {
        boolean tall = look.height() >= TALL_SCREEN;
        this.raster = new RoomRaster(room, Math.min(look.width() - 2, 100), tall ? TALL : LOW, tall ? 0 : 1);
        this.borders = new RoomBorders(raster, room.plan(), tall ? RoomBorders.Rows.APART : RoomBorders.Rows.CLOSE);
        this.cells = new String[raster.rows() + 1][raster.columns() + 1];
        for (int y = -1; y < raster.rows(); y++) {
            for (int x = -1; x < raster.columns(); x++) {
                cells[y + 1][x + 1] = borders.at(x, y) ? borders.draw(look, x, y)
                        : raster.owner(x, y) == RoomRaster.BLACK ? look.dim(look.glyph("░", ":")) : " ";
            }
        }
    }

    /** Writes signs into a space; the first sign is the space's name. Signs that do not fit are kept for {@link #left()}. */
    void write(int space, List<Sign> signs) {
        int next = 0;
        for (int y = 0; y < raster.rows() && next < signs.size(); y++) {
            int[] run = run(space, y);
            int x = run[0];
            Sign first = next == 0 ? signs.get(0).within(widest(space)) : signs.get(next);
            while (next < signs.size() && x + first.text().length() <= run[1] && !first.text().isEmpty()) {
                put(x, y, first);
                x += first.text().length() + 1;
                next++;
                first = next < signs.size() ? signs.get(next) : first;
            }
        }
        if (next < signs.size()) {
            left.add(signs.get(0).text() + " "
                    + String.join(" ", signs.subList(Math.max(1, next), signs.size()).stream().map(Sign::toString).toList()));
        }
    }

    private int widest(int space) {
        return IntStream.range(0, raster.rows()).map(y -> run(space, y)[1] - run(space, y)[0]).max().orElse(0);
    }

    private void put(int x, int y, Sign sign) {
        cells[y + 1][x + 1] = sign.toString();
        Arrays.fill(cells[y + 1], x + 2, x + 1 + sign.text().length(), "");
    }

    /** The longest stretch of free characters that a space has on a line, as the places of its start and its end. */
    private int[] run(int space, int y) {
        int[] best = {0, 0};
        int from = 0;
        for (int x = 0; x <= raster.columns(); x++) {
            boolean free = raster.owner(x, y) == space && !borders.at(x, y);
            if (!free) {
                if (x - from > best[1] - best[0]) {
                    best = new int[] {from, x};
                }
                from = x + 1;
            }
        }
        return best;
    }

    /** The signs that did not fit into their spaces. */
    List<String> left() {
        return List.copyOf(left);
    }

    /** The drawing. */
    List<String> lines() {
        return IntStream.range(0, cells.length).mapToObj(y -> " " + String.join("", cells[y])).toList();
    }
}
