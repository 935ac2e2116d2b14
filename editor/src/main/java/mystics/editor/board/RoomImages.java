package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import mystics.content.Room;
import mystics.editor.art.Quality;
import mystics.geometry.Drawing;

/**
 * Rooms as images, painted once for each size and then only laid down: rooms do not change while a game is played. Keeps the
 * ones used last. For one thread.
 */
final class RoomImages {
    private static final int KEPT = 12;
    private static final double STEP = Math.sqrt(2);
    private final RoomPainter painter;
    private final MapPainter maps;
    private final Map<Key, BufferedImage> images = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > KEPT;
        }
    };

    private record Key(String room, boolean known, int pixels) {
    }

    RoomImages(RoomPainter painter, MapPainter maps) {
        this.painter = painter;
        this.maps = maps;
    }

    /** The image of a tile at least so many pixels wide, and not much wider. */
    BufferedImage of(TilePicture tile, double pixels) {
        int size = (int) Math.ceil(Math.pow(STEP, Math.ceil(Math.log(Math.max(64, pixels)) / Math.log(STEP) - 0.01)));
        return images.computeIfAbsent(new Key(tile.room().id(), tile.known(), size), key -> paint(tile, size));
    }

    private BufferedImage paint(TilePicture tile, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        Quality.fine(g);
        g.scale(size / Drawing.SIDE, size / Drawing.SIDE);
        Room room = tile.room();
        if (tile.known()) {
            painter.paint(g, room);
        } else {
            maps.paint(g, room);
        }
        g.dispose();
        return image;
    }
}
