package mystics.bench;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.advice.Checking;
import mystics.editor.art.Canvas;
import mystics.editor.art.Theme;
import mystics.editor.balance.BotGames;
import mystics.editor.balance.BotSetUp;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.geometry.Drawing;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;

/** Measures the work that the editor does beside the window while an author waits: a room's picture, a script's mistakes, games of bots. */
final class EditorWaits {
    private static final int PIXELS = 900;
    private static final int GAMES = 1_000;

    private EditorWaits() {
    }

    /** @param small a mod with a script */
    static void measure(Project small) throws IOException {
        Library library = BaseGame.library();
        bots(library);
        picture(library);
        script(small);
    }

    /** Measures how long it takes to paint the room with the most spaces, in the size of the editor's desk. */
    private static void picture(Library library) throws IOException {
        Room room = library.catalog().rooms().values().stream().max(Comparator.comparingInt(one -> one.drawing().spaces().size()))
                .orElseThrow();
        Measured.print("editor_picture_ms", EditorWork.median(number -> {
            BoardStyle style = BoardStyle.of(library.catalog(), Theme.LIGHT);
            Canvas.painted(PIXELS, PIXELS, BufferedImage.TYPE_INT_ARGB_PRE, g -> {
                g.scale(PIXELS / Drawing.SIDE, PIXELS / Drawing.SIDE);
                new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), Theme.LIGHT)).paint(g, room);
            });
        }));
    }

    /** The time to find the mistakes of a mod after one more mistake was added to a script. */
    private static void script(Project mod) throws IOException {
        Checking checking = new Checking(ModLoader.fresh(), List.of());
        String path = mod.files().keySet().stream().filter(file -> file.endsWith(".groovy")).findFirst().orElseThrow();
        String text = mod.file(path).orElseThrow().text();
        Measured.print("editor_script_ms", EditorWork.median(number -> checking.problems(
                mod.with(Edit.text(mod, Sentence.of("typed"), path, text + "\nmistake" + number + " {\n")))));
    }

    /**
     * Measures how long one worker plays games of sensible bots in the first chapter: until the first report, and until the last game. Only
     * the first run is measured.
     */
    private static void bots(Library library) {
        Chapter chapter = library.catalog().firstToPlay();
        BotSetUp setUp = new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE);
        List<Double> told = new ArrayList<>();
        double begun = EditorWork.now();
        BotGames.begin(setUp::series, GAMES, Runnable::run, 1, report -> told.add(EditorWork.now() - begun));
        Measured.print("editor_bots_first_ms", told.get(0));
        Measured.print("editor_bots_1000_ms", told.get(told.size() - 1));
    }
}
