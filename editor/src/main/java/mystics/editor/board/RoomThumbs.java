package mystics.editor.board;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import mystics.content.Room;
import mystics.editor.art.Canvas;
import mystics.geometry.Drawing;

/** Pictures of rooms in two sizes, painted by a worker and kept for each drawing. */
public final class RoomThumbs {
    private static final int SMALL = 128;
    private static final int LARGE = 512;
    private static final int KEPT = 120;
    private final RoomPainter painter;
    private final Executor worker;
    private final Runnable arrived;
    private final Set<Key> ordered = new HashSet<>();
    private final Map<Key, BufferedImage> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > KEPT;
        }
    };

    private record Key(Drawing drawing, int pixels) {
    }

    /** @param arrived runs on the worker when a picture is ready */
    public RoomThumbs(BoardStyle style, Executor worker, Runnable arrived) {
        this.painter = new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), style.theme()));
        this.worker = worker;
        this.arrived = arrived;
    }

    /** The picture of a room, about as many pixels wide as requested; empty until it is painted. */
    public synchronized Optional<BufferedImage> of(Room room, double pixels) {
        Key key = new Key(room.drawing(), pixels > SMALL ? LARGE : SMALL);
        if (!kept.containsKey(key) && ordered.add(key)) worker.execute(() -> paint(key, room));
        return Optional.ofNullable(kept.get(key));
    }

    private void paint(Key key, Room room) {
        keep(key, Canvas.painted(key.pixels(), key.pixels(), BufferedImage.TYPE_INT_ARGB_PRE, g -> {
            g.scale(key.pixels() / Drawing.SIDE, key.pixels() / Drawing.SIDE);
            painter.paint(g, room);
        }));
        arrived.run();
    }

    private synchronized void keep(Key key, BufferedImage picture) {
        ordered.remove(key);
        kept.put(key, picture);
    }
}
