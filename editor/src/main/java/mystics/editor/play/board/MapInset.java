package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.TilePicture;
import mystics.editor.type.Type;

/**
 * A map of the whole board in a corner: tiles, unexplored rooms, exits and figures. A click switches between the whole board and the
 * current room.
 */
public final class MapInset extends JComponent {
    private static final Color SHADE = new Color(20, 14, 8, 175);
    private static final Color KNOWN = new Color(0xe9d9b5);
    private static final Color BACK = new Color(0x6b5a45);
    private static final Color LAMP = new Color(0xffd23c);
    private static final Color MOUSE = new Color(0x2f6fb5);
    private static final Color MINION = new Color(0xa32118);
    private static final int PAD = 6;
    private static final int SHARE = 20;
    private static final int LEAST = 22;
    private static final String TURN = "Click to see the whole board, click again for the room (Home, End)";
    private transient Wording wording = Wording.PLAIN;
    private transient BoardPicture board = BoardPicture.NONE;
    private int tile;

    private static Sentence name(TilePicture tile) {
        return Sentence.of(tile.known() ? "{room}" : "{room}, unexplored", "room", tile.room().name());
    }

    /** Sets the language of the tooltip. */
    void speak(Wording language) {
        wording = language;
    }

    MapInset(Runnable turned) {
        setVisible(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        setToolTipText("The whole board; click to see it, click again for the room (Home, End)");
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                turned.run();
            }
        });
    }

    /** Shows a board, with one tile highlighted. */
    void show(BoardPicture newBoard, int newTile) {
        board = newBoard;
        tile = newTile;
        setVisible(board.tiles().size() > 1);
        revalidate();
    }

    /** The size of a tile: two letters, but no more than a share of the board. */
    private int cell() {
        int letters = Math.round(Type.size() * 2f);
        int share = getParent() == null || getParent().getWidth() == 0 ? letters : getParent().getWidth() / SHARE;
        return Math.max(LEAST, Math.min(letters, share));
    }

    private Rectangle cell(int number) {
        TilePicture one = board.tiles().get(number);
        return new Rectangle(PAD + (one.column() - first(TilePicture::column)) * cell(),
                PAD + (one.row() - first(TilePicture::row)) * cell(), cell(), cell());
    }

    private int first(ToIntFunction<TilePicture> place) {
        return board.tiles().stream().mapToInt(place).min().orElse(0);
    }

    @Override
    public Dimension getPreferredSize() {
        int columns = board.tiles().stream().mapToInt(TilePicture::column).max().orElse(0) - first(TilePicture::column) + 1;
        int rows = board.tiles().stream().mapToInt(TilePicture::row).max().orElse(0) - first(TilePicture::row) + 1;
        return new Dimension(columns * cell() + 2 * PAD, rows * cell() + 2 * PAD);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setColor(SHADE);
        ink.fillRoundRect(0, 0, getWidth(), getHeight(), 12, 12);
        for (int number = 0; number < board.tiles().size(); number++) {
            tile(ink, number);
        }
        AffineTransform before = ink.getTransform();
        board.exits().forEach(exit -> {
            way(ink, exit);
            ink.setTransform(before);
        });
        ink.dispose();
    }

    private void tile(Graphics2D ink, int number) {
        TilePicture one = board.tiles().get(number);
        if (one.gone()) {
            return;
        }
        int size = cell();
        int x = cell(number).x;
        int y = cell(number).y;
        ink.setColor(one.known() ? KNOWN : BACK);
        ink.fillRoundRect(x + 1, y + 1, size - 3, size - 3, 5, 5);
        if (!one.known()) {
            ink.setColor(KNOWN);
            ink.setFont(Type.plain().deriveFont(Font.BOLD));
            ink.drawString("?", x + (size - 3 - ink.getFontMetrics().stringWidth("?")) / 2 + 1,
                    y + (size - 3 + ink.getFontMetrics().getAscent()) / 2);
        }
        dots(ink, number, x + size / 4, y + size / 2, FigurePicture.Side.HERO, MOUSE);
        dots(ink, number, x + size * 5 / 8, y + size / 2, FigurePicture.Side.MINION, MINION);
        if (number == tile) {
            ink.setColor(Color.WHITE);
            ink.setStroke(new BasicStroke(2));
            ink.drawRoundRect(x, y, size - 2, size - 2, 6, 6);
        }
    }

    /** Paints an arrow for an exit that leads on, a bridge for one that leads back, and nothing for a blocked one. */
    private void way(Graphics2D ink, ExitPicture exit) {
        Rectangle cell = cell(exit.tile());
        double half = (cell.width - 3) / 2.0;
        ink.translate(cell.x + 1 + half + exit.edge().dx() * half, cell.y + 1 + half + exit.edge().dy() * half);
        ink.rotate(Math.atan2(exit.edge().dy(), exit.edge().dx()));
        int unit = Math.max(3, cell.width / 6);
        if (exit.leads() == ExitPicture.Leads.ON) {
            ink.setColor(LAMP);
            ink.fillPolygon(new int[] {-unit, unit, -unit}, new int[] {-unit - 1, 0, unit + 1}, 3);
            ink.setColor(Color.BLACK);
            ink.drawPolygon(new int[] {-unit, unit, -unit}, new int[] {-unit - 1, 0, unit + 1}, 3);
        } else if (exit.leads() == ExitPicture.Leads.BACK) {
            ink.setColor(KNOWN);
            ink.fillRect(-1, -unit / 2, 5, unit);
        }
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        Optional<TilePicture> here = IntStream.range(0, board.tiles().size()).filter(number -> cell(number).contains(event.getPoint()))
                .mapToObj(board.tiles()::get).findFirst();
        return Sentence.row(Stream.concat(here.map(MapInset::name).stream(), Stream.of(TURN)).toList(), ". ").in(wording).toString();
    }

    /** Paints round dots for heroes and allies and square ones for minions, so that colour is not the only difference. */
    private void dots(Graphics2D ink, int number, int x, int y, FigurePicture.Side side, Color colour) {
        if (board.figures().stream().anyMatch(figure -> figure.spot().tile() == number
                && figure.side().friendly() == side.friendly())) {
            int dot = Math.max(5, cell() / 4);
            ink.setColor(colour);
            if (side == FigurePicture.Side.HERO) {
                ink.fillOval(x - dot / 2, y - dot / 2, dot, dot);
            } else {
                ink.fillRect(x - dot / 2, y - dot / 2, dot, dot);
            }
        }
    }
}
