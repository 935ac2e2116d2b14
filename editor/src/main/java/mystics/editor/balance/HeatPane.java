package mystics.editor.balance;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.RoomThumbs;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import mystics.lab.LabReport;
import mystics.lab.Measure;

/**
 * The rooms of a chapter in their grid, with the heat of events on each space. Other sides of tiles, if games turned them up, are shown
 * below the grid.
 */
final class HeatPane extends Spoken {
    private static final int PERCENT = 100;
    private static final double GAP = 0.03;
    private final transient BoardStyle style;
    private final transient RoomThumbs thumbs;
    private transient List<Laid> laid = List.of();
    private transient SortedMap<String, Long> times = new TreeMap<>();

    /** A room at its place in the grid, with its name and the number of games in which it was entered. */
    private record Laid(Room room, int column, int row, String words) {
    }

    HeatPane(BoardStyle style, Executor worker) {
        this.style = style;
        this.thumbs = new RoomThumbs(style, worker, this::repaint);
        Says.name(this, Sentence.of("Map of the chapter's rooms"));
    }

    /** Shows where events happened in the games of a report. */
    void show(Chapter chapter, Catalog catalog, LabReport report, Measure measure) {
        times = report.counts().of(measure);
        SortedMap<String, Long> came = report.counts().of(Measure.CAME_TO);
        List<Laid> rooms = new ArrayList<>();
        int left = chapter.tiles().stream().mapToInt(tile -> tile.at()[0]).min().orElse(0);
        int top = chapter.tiles().stream().mapToInt(tile -> tile.at()[1]).min().orElse(0);
        int below = chapter.tiles().stream().mapToInt(tile -> tile.at()[1] - top).max().orElse(0) + 1;
        List<Room> turned = new ArrayList<>();
        for (Chapter.TilePlace tile : chapter.tiles()) {
            Room up = catalog.rooms().get(tile.up());
            if (up == null) continue;
            rooms.add(new Laid(up, tile.at()[0] - left, tile.at()[1] - top, words(up, came, report)));
            catalog.rooms().values().stream().filter(side -> side.tile().equals(up.tile()) && !side.id().equals(up.id()))
                    .filter(side -> came.containsKey(side.id())).forEach(turned::add);
        }
        int wide = Math.max(1, rooms.stream().mapToInt(Laid::column).max().orElse(0) + 1);
        for (int i = 0; i < turned.size(); i++) {
            rooms.add(new Laid(turned.get(i), i % wide, below + i / wide, words(turned.get(i), came, report)));
        }
        laid = List.copyOf(rooms);
        Says.more(this, Sentence.row(laid.stream().<Object>map(Laid::words).toList(), ", "));
        repaint();
    }

    private String words(Room room, SortedMap<String, Long> came, LabReport report) {
        long percent = Math.round((double) PERCENT * came.getOrDefault(room.id(), 0L) / Math.max(1, report.games()));
        return Sentence.of("{room}: {percent} % came here", "room", room.name(), "percent", percent).in(style.wording()).toString();
    }

    /** The rooms that are shown. */
    Set<String> rooms() {
        return Set.copyOf(laid.stream().map(each -> each.room().id()).toList());
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(Type.size() * 36), Math.round(Type.size() * 28));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        ink.setFont(Type.plain());
        int columns = laid.stream().mapToInt(Laid::column).max().orElse(0) + 1;
        int rows = laid.stream().mapToInt(Laid::row).max().orElse(0) + 1;
        double side = Math.min((double) getWidth() / columns, (double) getHeight() / rows);
        HeatMapArt art = new HeatMapArt(ink, style.theme(), thumbs, times);
        for (Laid room : laid) {
            art.paint(room.room(), new Rectangle2D.Double(room.column() * side, room.row() * side, side * (1 - GAP), side * (1 - GAP)),
                    room.words());
        }
        ink.dispose();
    }
}
