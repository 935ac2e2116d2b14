package mystics.editor.room;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.concurrent.Executor;
import mystics.content.Catalog;
import mystics.editor.art.Canvas;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.editor.canvas.RoomSketch;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** A room as the game paints it. A worker paints the newest state of the room and skips older states. */
final class FinishedPicture {
    private final Catalog catalog;
    private final Executor worker;
    private final Runnable arrived;
    private Optional<Wanted> wanted = Optional.empty();
    private Optional<Wanted> painted = Optional.empty();
    private Optional<BufferedImage> image = Optional.empty();
    private boolean busy;

    private record Wanted(RoomSketch room, Plan plan, Theme theme, int pixels) {
    }

    /** @param arrived runs on the worker when a new picture is ready */
    FinishedPicture(Catalog catalog, Executor worker, Runnable arrived) {
        this.catalog = catalog;
        this.worker = worker;
        this.arrived = arrived;
    }

    /** The newest picture, which may show an earlier state of the room. If the room has changed since then, a new picture is requested. */
    synchronized Optional<BufferedImage> of(RoomSketch room, Plan plan, Theme theme, int pixels) {
        Wanted now = new Wanted(room, plan, theme, pixels);
        boolean same = wanted.filter(known -> known.room() == room && known.theme() == theme && known.pixels() == pixels).isPresent();
        if (!same) {
            wanted = Optional.of(now);
            if (!busy) {
                busy = true;
                worker.execute(this::paint);
            }
        }
        return image;
    }

    /** The newest picture that was painted, even if the room has changed since. */
    synchronized Optional<BufferedImage> last() {
        return image;
    }

    private void paint() {
        for (Optional<Wanted> next = next(); next.isPresent(); next = next()) {
            Wanted one = next.get();
            BufferedImage fresh = Canvas.painted(one.pixels(), one.pixels(), BufferedImage.TYPE_INT_ARGB_PRE, g -> {
                g.scale(one.pixels() / Drawing.SIDE, one.pixels() / Drawing.SIDE);
                BoardStyle style = BoardStyle.of(catalog, one.theme());
                new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), one.theme())).paint(g, one.room().room(one.plan()));
            });
            keep(one, fresh);
            arrived.run();
        }
    }

    private synchronized Optional<Wanted> next() {
        busy = !wanted.equals(painted);
        return busy ? wanted : Optional.empty();
    }

    private synchronized void keep(Wanted one, BufferedImage fresh) {
        painted = Optional.of(one);
        image = Optional.of(fresh);
    }
}
