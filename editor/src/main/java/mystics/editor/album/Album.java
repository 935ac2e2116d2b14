package mystics.editor.album;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.Catalog;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Room;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFaces;
import mystics.editor.art.DieArt;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Sketch;
import mystics.editor.art.Symbol;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardView;
import mystics.editor.board.Highlights;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.geometry.Drawing;

/** Pictures of every room, of a crowded board under each theme, and of all figures, tokens, dice and cards in a catalog. */
public final class Album {
    private static final int CELL = 120;
    private static final int COLUMNS = 8;
    private static final int CARD = 300;
    private final Catalog catalog;
    private final List<Shot> taken = new ArrayList<>();

    private Album(Catalog catalog) {
        this.catalog = catalog;
    }

    /** All pictures of a catalog. */
    public static List<Shot> of(Catalog catalog) {
        Album all = new Album(catalog);
        BoardStyle day = BoardStyle.of(catalog, Theme.LIGHT);
        catalog.rooms().values().forEach(room -> all.room(room, day));
        Theme.ALL.forEach(all::board);
        all.pictures(day, "heroes");
        all.pictures(day, "minions");
        all.tokens(day, catalog.marks().values().stream());
        all.dice(day);
        all.cards(day, "hero-cards", catalog.heroes().values().stream());
        all.cards(day, "minion-cards", catalog.minions().values().stream());
        all.cards(day, "cards", catalog.cards().values().stream());
        return all.taken;
    }

    /**
     * Pictures of some entries of a catalog, such as those of one mod: each room, and sheets of the figures, tokens and cards. Entries that
     * are neither rooms, figures, tokens nor cards have no picture.
     */
    public static List<Shot> of(Catalog catalog, List<Entry> entries) {
        Album some = new Album(catalog);
        BoardStyle day = BoardStyle.of(catalog, Theme.LIGHT);
        some(entries, Room.class).forEach(room -> some.room(room, day));
        some.sheet(day, "figures", Stream.concat(some(entries, HeroCard.class).map(hero -> FigureArt.hero(hero.id())),
                some(entries, MinionCard.class).map(FigureArt::minion)).toList());
        some.tokens(day, some(entries, MarkKind.class));
        some.cards(day, "hero-cards", some(entries, HeroCard.class));
        some.cards(day, "minion-cards", some(entries, MinionCard.class));
        some.cards(day, "cards", some(entries, Card.class));
        some.cards(day, "encounter-cards", some(entries, EncounterCard.class));
        return some.taken;
    }

    private static <T> Stream<T> some(List<Entry> entries, Class<T> kind) {
        return entries.stream().filter(kind::isInstance).map(kind::cast);
    }

    private void room(Room room, BoardStyle style) {
        taken.add(new Shot("room-" + room.id(), 1000, 1000, g -> {
            g.setColor(style.theme().table());
            g.fillRect(0, 0, 1000, 1000);
            new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), style.theme())).paint(g, room);
        }));
    }

    private void board(Theme theme) {
        CrowdedBoard crowd = new CrowdedBoard(catalog);
        BoardStyle style = BoardStyle.of(catalog, theme);
        Optional.of(catalog).filter(known -> !known.chapters().isEmpty()).map(Catalog::firstToPlay).ifPresent(chapter -> {
            BoardPicture board = crowd.board(chapter);
            taken.add(new Shot("board-" + theme.name(), 1280, 800,
                    g -> paint(g, style, board, BoardView.fit(board.bounds(), 1280, 800, 16), Highlights.NONE, 1280, 800)));
            var full = board.tiles().stream().filter(tile -> tile.known()).findFirst().orElseThrow();
            var part = new Rectangle2D.Double(full.x(), full.y(), Drawing.SIDE, Drawing.SIDE);
            taken.add(new Shot("choice-" + theme.name(), 900, 900,
                    g -> paint(g, style, board, BoardView.fit(part, 900, 900, 4), crowd.choice(board), 900, 900)));
        });
    }

    private static void paint(Graphics2D g, BoardStyle style, BoardPicture board, BoardView view, Highlights marked, int width,
            int height) {
        new BoardPainter(style).paint(g, board, view, marked, width, height);
    }

    private void pictures(BoardStyle style, String folder) {
        List<String> names = catalog.pictures().keySet().stream().filter(name -> name.startsWith(folder + "/")).toList();
        sheet(style, folder, names.stream().map(List::of).toList());
    }

    /** A sheet of pictures. A list of names stands for each picture: the names under which the gallery may hold it. */
    private void sheet(BoardStyle style, String sheet, List<List<String>> names) {
        sheet(style, sheet, names.size(), (g, i) -> {
            Sketch sketch = style.gallery().first(names.get(i), "?");
            double height = Math.min(CELL * 0.9, CELL * 0.9 / sketch.ratio());
            sketch.paint(g, -height * sketch.ratio() / 2, -height / 2, height * sketch.ratio(), height);
        });
    }

    private void tokens(BoardStyle style, Stream<MarkKind> kinds) {
        List<String> marks = kinds.filter(mark -> !mark.kind().equals("note")).map(mark -> mark.id()).toList();
        sheet(style, "tokens", marks.size(), (g, i) -> style.tokens().paint(g, marks.get(i), i % 3, 0, 0, CELL * 0.8));
    }

    private void dice(BoardStyle style) {
        DieArt dice = style.dieArt();
        sheet(style, "dice", 6, (g, i) -> dice.paint(g, i + 1, -CELL * 0.4, -CELL * 0.4, CELL * 0.8));
        sheet(style, "symbols", Symbol.values().length, (g, i) -> Symbol.values()[i].paint(g, 0, 0, CELL * 0.8));
    }

    private void cards(BoardStyle style, String name, Stream<? extends Entry> entries) {
        List<? extends Entry> all = entries.toList();
        if (all.isEmpty()) {
            return;
        }
        CardArt cards = style.cardArt();
        int height = (int) (CARD / CardArt.RATIO);
        int columns = Math.min(COLUMNS, all.size());
        int rows = (all.size() + columns - 1) / columns;
        taken.add(new Shot(name, columns * (CARD + 16) + 16, rows * (height + 16) + 16, g -> {
            table(g, style, columns * (CARD + 16) + 16, rows * (height + 16) + 16);
            for (int i = 0; i < all.size(); i++) {
                cards.paint(g, CardFaces.of(all.get(i)), 16 + i % columns * (CARD + 16), 16 + i / columns * (height + 16), CARD);
            }
        }));
    }

    /** Paints one item of a sheet around the origin. */
    private interface Cell {
        void paint(Graphics2D g, int number);
    }

    private void sheet(BoardStyle style, String name, int count, Cell cell) {
        if (count == 0) {
            return;
        }
        int columns = Math.min(COLUMNS, count);
        int rows = (count + columns - 1) / columns;
        taken.add(new Shot(name, columns * CELL, rows * CELL, g -> {
            table(g, style, columns * CELL, rows * CELL);
            for (int i = 0; i < count; i++) {
                Graphics2D one = (Graphics2D) g.create();
                one.translate((i % columns + 0.5) * CELL, (i / columns + 0.5) * CELL);
                cell.paint(one, i);
                one.dispose();
            }
        }));
    }

    private static void table(Graphics2D g, BoardStyle style, int width, int height) {
        g.setColor(style.theme().table());
        g.fillRect(0, 0, width, height);
    }
}
