package mystics.lab;

import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import mystics.content.Room;
import mystics.geometry.Drawing;

/** Draws rooms. The more often an event happened on a space, the darker the space is. */
final class HeatMap {
    private static final int SIDE = 260;
    private final SortedMap<String, Long> spaces;
    private final long most;

    /** @param spaces the number of events, by {@code room/space} */
    HeatMap(SortedMap<String, Long> spaces) {
        this.spaces = spaces;
        this.most = spaces.values().stream().mapToLong(Long::longValue).max().orElse(1);
    }

    /** The ids of the rooms in which events happened. */
    Set<String> rooms() {
        Set<String> rooms = new TreeSet<>();
        spaces.keySet().forEach(space -> rooms.add(space.substring(0, space.indexOf('/'))));
        return rooms;
    }

    /** One room as SVG. */
    String of(Room room) {
        StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, "<svg width=\"%d\" height=\"%d\" viewBox=\"0 0 %.0f %.0f\">", SIDE,
                SIDE, Drawing.SIDE, Drawing.SIDE));
        for (Drawing.SpaceShape space : room.drawing().spaces()) {
            long times = spaces.getOrDefault(room.id() + "/" + space.id(), 0L);
            svg.append("<polygon points=\"");
            for (int corner = 0; corner < space.shape().count(); corner++) {
                svg.append(String.format(Locale.ROOT, "%.0f,%.0f ", space.shape().x(corner), space.shape().y(corner)));
            }
            svg.append(String.format(Locale.ROOT, "\" fill=\"var(--bar)\" fill-opacity=\"%.3f\" stroke=\"var(--faint)\" stroke-width=\"4\">"
                    + "<title>%s: %d</title></polygon>", Math.sqrt((double) times / most), BalancePage.plain(space.id()), times));
        }
        return svg.append("</svg>").toString();
    }
}
