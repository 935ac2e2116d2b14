package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Room;
import mystics.editor.art.GoalFlag;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.TilePicture;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import mystics.view.GoalRooms;

/**
 * A map of the whole board in a corner: rooms with their names, exits and figures, and a flag on the room of the goal. If that room lies on
 * the lower side of a tile, the flag stands on the tile, and a line below the map names the room. A click switches between the whole
 * board and the current room.
 */
public final class MapInset extends Spoken {
    static final Color KNOWN = new Color(0xe9d9b5);
    static final Color BACK = new Color(0x54473a);
    private static final Color NAME = new Color(0x2a1d10);
    private static final float NAMES = 0.95f;
    /** Half the gap between two tiles, so that only a way joins them. */
    static final int APART = 4;
    /** The distance of a name from the edge of its cell: two pixels from the end of a bridge. */
    private static final int ASIDE = APART + 1 + 2;
    /** The height of a flag, and the height left for dots below the name, in letter heights. */
    private static final float FLAG = 0.8f;
    private static final float BELOW = 0.85f;
    /** The distance of a flag from the lower edge of the tile's cell, in pixels. */
    private static final int FOOT = 2;
    /** The height left for an arrow above the name, in letter heights. */
    private static final float ABOVE = 0.45f;
    private static final Sentence TURN = Sentence.of("Click to see the whole board, click again for the room (Home, End)");
    /** The size of the large map, relative to the one in the corner. */
    private static final float LARGE = 1.9f;
    /** The width and the height around the large map, in letter heights. */
    private static final double FRAME = 7;
    private final float scale;
    private transient List<Room> goals = List.of();
    private transient Wording wording = Wording.PLAIN;
    private transient BoardPicture board = BoardPicture.NONE;
    private int tile;
    private MapFoot.Detail detail = MapFoot.Detail.WAY;

    /**
     * @param scale the size of the map, relative to the map in the corner
     * @param turned runs on a click
     */
    MapInset(float scale, Runnable turned) {
        this.scale = scale;
        setVisible(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        setToolTipText("The whole board; click to see it, click again for the room (Home, End)");
        Says.name(this, Sentence.of("The map"));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                turned.run();
            }
        });
    }

    /** This map in a larger, readable size that fits a pane with its frame and buttons around the map. */
    MapInset enlarged(Dimension pane) {
        MapInset large = larger(LARGE);
        Dimension size = large.getPreferredSize();
        double share = Math.min((pane.width - FRAME * Type.size()) / size.width, (pane.height - FRAME * Type.size()) / size.height);
        return share < 1 ? larger((float) (LARGE * share)) : large;
    }

    private MapInset larger(float times) {
        MapInset large = new MapInset(times, () -> {});
        large.speak(wording);
        large.goals = goals;
        large.detail = MapFoot.Detail.SIDE;
        large.show(board, tile);
        return large;
    }

    private Sentence name(TilePicture tile) {
        Sentence name = Sentence.of(tile.known() ? "{room}" : "{room}, unexplored", "room", tile.room().name());
        return goal(tile).map(goal -> GoalRooms.isBehind(goal, tile.room())
                ? Sentence.of("{room} (on the other side: {goal}, the goal)", "room", name, "goal", goal.name())
                : Sentence.of("{room} (the goal)", "room", name)).orElse(name);
    }

    /** The goal's room if it is one of the two sides of a tile. */
    private Optional<Room> goal(TilePicture tile) {
        return goals.stream().filter(goal -> goal.tile().equals(tile.room().tile())).findFirst();
    }

    /** Marks the rooms of the goals. */
    void mark(List<Room> newGoals) {
        goals = newGoals;
        revalidate();
        repaint();
    }

    /** Sets the language of the tooltip. */
    void speak(Wording language) {
        wording = language;
    }

    /** Shows a board, with one tile highlighted. */
    void show(BoardPicture newBoard, int newTile) {
        board = newBoard;
        tile = newTile;
        setVisible(board.tiles().size() > 1);
        Says.more(this, Sentence.row(numbers().filter(number -> !board.tiles().get(number).gone()).boxed()
                .flatMap(number -> Stream.concat(Stream.of(name(board.tiles().get(number))), ways(number))).toList(), ", "));
        revalidate();
    }

    private MapGrid grid() {
        return new MapGrid(board, Type.size() * scale);
    }

    private MapWays ways() {
        return new MapWays(board, grid());
    }

    private Rectangle cell(int number) {
        return grid().cell(number);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension tiles = grid().size();
        return new Dimension(tiles.width, tiles.height + foot().high());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setColor(UIManager.getColor("Panel.background"));
        ink.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, 14, 14);
        ink.setColor(UIManager.getColor("Component.borderColor"));
        ink.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, 14, 14);
        for (int number = 0; number < board.tiles().size(); number++) {
            tile(ink, number);
        }
        ways().paint(ink);
        grid().free().ifPresent(cell -> MapLegend.paint(ink, cell, Type.size() * scale, wording));
        foot().paint(ink, new Rectangle(0, grid().bottom(), getWidth(), foot().high()), wording);
        ink.dispose();
    }

    private void tile(Graphics2D ink, int number) {
        TilePicture one = board.tiles().get(number);
        if (one.gone()) {
            return;
        }
        Rectangle cell = cell(number);
        MapGrid grid = grid();
        MapGrid.below(board, number).forEach(way -> new MapSheet(way, grid.letter()).paint(ink, grid.sheet(number)));
        ink.setColor(one.known() ? KNOWN : BACK);
        ink.fillRoundRect(cell.x + APART, cell.y + APART, cell.width - 2 * APART, cell.height - 2 * APART, 7, 7);
        ink.setColor(one.known() ? NAME : KNOWN);
        words(ink, number, cell);
        dots(ink, number, cell);
        goal(one).ifPresent(goal -> flag(ink, cell));
        if (number == tile) {
            ink.setColor(Color.WHITE);
            ink.setStroke(new BasicStroke(2.5f));
            ink.drawRoundRect(cell.x + APART - 1, cell.y + APART - 1, cell.width - 2 * APART + 2, cell.height - 2 * APART + 2, 8, 8);
        }
    }

    /** Paints the flag of a goal in the tile's lower right corner. Its pole stands on the edge, so that the flag lies below the name. */
    private void flag(Graphics2D ink, Rectangle cell) {
        double high = Type.size() * scale * FLAG;
        GoalFlag.paint(ink, cell.getMaxX() - flagged(), cell.getMaxY() - FOOT, high);
    }

    /** The width at the edge of a tile that a flag takes. */
    private int flagged() {
        return (int) Math.round(Type.size() * scale * FLAG * GoalFlag.WIDE) + APART + 4;
    }

    private MapFoot foot() {
        return MapFoot.of(goals, board, Type.size() * scale, detail);
    }

    /** Writes the name of a room between the arrows and signs at the edges of its tile. */
    private void words(Graphics2D ink, int number, Rectangle cell) {
        int aside = ways().isBeside(number) ? MapWays.unit(cell) + 2 : ASIDE;
        float letter = Type.size() * scale;
        Dimension room = new Dimension(cell.width - 2 * aside, cell.height - Math.round((ABOVE + BELOW) * letter));
        MapName.of(board.tiles().get(number).room().name(), Type.plain().deriveFont(Font.BOLD, letter * NAMES), room)
                .write(ink, cell.x + cell.width / 2.0, cell.y + ABOVE * letter);
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        Stream<Sentence> here = numbers().filter(number -> cell(number).contains(event.getPoint())).boxed().findFirst().stream()
                .flatMap(number -> Stream.concat(Stream.of(name(board.tiles().get(number))), MapLegend.of(board, number)));
        Stream<Sentence> sheet = numbers().filter(number -> grid().sheet(number).contains(event.getPoint()) && !isHere(number, event))
                .boxed().flatMap(number -> ways(number));
        Stream<TilePicture> lower = event.getY() < grid().bottom() ? Stream.of()
                : board.tiles().stream().filter(tile -> goal(tile).isPresent());
        return Sentence.row(Stream.of(here, sheet, lower.map(this::name), Stream.of(TURN)).flatMap(all -> all).toList(), ". ")
                .in(wording).toString();
    }

    private boolean isHere(int number, MouseEvent event) {
        return cell(number).contains(event.getPoint());
    }

    private IntStream numbers() {
        return IntStream.range(0, board.tiles().size());
    }

    /** The way through the floor of a tile, in words. */
    private Stream<Sentence> ways(int number) {
        return MapGrid.below(board, number).stream().map(way -> Sentence.of("by the ladder: {way}", "way", way.words()));
    }

    /** Paints a dot for each figure on a tile: friends at the left, minions at the right, beside a flag. */
    private void dots(Graphics2D ink, int number, Rectangle cell) {
        int dot = MapLegend.dot(Type.size() * scale);
        int left = cell.x + APART + 4;
        int right = cell.x + cell.width - (goal(board.tiles().get(number)).isPresent() ? flagged() + 2 : APART + 4);
        List<FigurePicture> here = board.figures().stream().filter(figure -> figure.spot().tile() == number).toList();
        int friends = (int) here.stream().filter(figure -> figure.side().friendly()).count();
        Rectangle row = new Rectangle(left, cell.y + cell.height - dot - APART - 4, right - left, dot);
        new MapDots(friends, here.size() - friends, row).paint(ink);
    }
}
