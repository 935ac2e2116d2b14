package mystics.editor.board;

import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import mystics.content.Room;
import mystics.editor.art.Canvas;
import mystics.geometry.Drawing;

/**
 * A cache of rooms as images. A worker paints each room only once for each size, because rooms never change during a game. Until an image
 * is ready, an image of another size is shown.
 */
final class RoomImages {
    private static final int KEPT = 16;
    private static final int LEAST = 256;
    /** The largest width of an image, in pixels. */
    private static final int MOST = 2048;
    private static final double STEP = Math.sqrt(2);
    private final RoomPainter painter;
    private final MapPainter maps;
    private final Executor worker;
    private final Runnable arrived;
    private final Set<Key> ordered = new HashSet<>();
    private final Map<Key, BufferedImage> images = new Recent<>(KEPT);
    private int arrivals;

    private record Key(String room, boolean known, int pixels) {
        boolean sameRoom(Key other) {
            return room.equals(other.room) && known == other.known;
        }
    }

    /**
     * Images painted by a worker. The two painters must be used by the worker only.
     *
     * @param arrived runs on the worker when a new image is ready
     */
    RoomImages(RoomPainter painter, MapPainter maps, Executor worker, Runnable arrived) {
        this.painter = painter;
        this.maps = maps;
        this.worker = worker;
        this.arrived = arrived;
    }

    /** The number of images painted so far. If this number has grown, boards that were painted earlier are out of date. */
    synchronized int arrivals() {
        return arrivals;
    }

    /**
     * An image of a tile, if possible at least the given number of pixels wide and not much wider. Until such an image is painted, the
     * largest existing image is returned, if there is one.
     */
    Optional<BufferedImage> of(TilePicture tile, double pixels) {
        double wanted = Math.max(64, Math.min(MOST, pixels));
        Key key = key(tile, (int) Math.ceil(Math.pow(STEP, Math.ceil(Math.log(wanted) / Math.log(STEP) - 0.01))));
        if (order(key)) {
            worker.execute(() -> paint(key, tile.room()));
        }
        return find(key);
    }

    /** Requests a small image of a tile if there is no image of that tile at all. */
    void prepare(TilePicture tile) {
        Key key = key(tile, LEAST);
        if (find(key).isEmpty() && order(key)) {
            worker.execute(() -> paint(key, tile.room()));
        }
    }

    private static Key key(TilePicture tile, int pixels) {
        return new Key(tile.room().id(), tile.known(), pixels);
    }

    /** Whether an image must still be painted and has not been requested. */
    private synchronized boolean order(Key key) {
        return !images.containsKey(key) && ordered.add(key);
    }

    private synchronized Optional<BufferedImage> find(Key key) {
        Optional<BufferedImage> exact = Optional.ofNullable(images.get(key));
        return exact.or(() -> images.entrySet().stream().filter(entry -> entry.getKey().sameRoom(key))
                .max(Map.Entry.comparingByKey(Comparator.comparingInt(Key::pixels))).map(Map.Entry::getValue));
    }

    private void paint(Key key, Room room) {
        keep(key, Canvas.painted(key.pixels(), key.pixels(), BufferedImage.TYPE_INT_ARGB_PRE, g -> {
            g.scale(key.pixels() / Drawing.SIDE, key.pixels() / Drawing.SIDE);
            if (key.known()) {
                painter.paint(g, room);
            } else {
                maps.paint(g, room);
            }
        }));
        arrived.run();
    }

    private synchronized void keep(Key key, BufferedImage image) {
        images.put(key, image);
        ordered.remove(key);
        arrivals++;
    }
}
