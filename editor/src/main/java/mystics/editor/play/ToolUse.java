package mystics.editor.play;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import mystics.editor.play.around.Tools;
import mystics.editor.play.around.Tools.Tool;
import mystics.editor.play.board.BoardPane;
import mystics.editor.play.over.Keeping;
import mystics.editor.play.over.ReadingOverlay;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Course;
import mystics.play.Game;

/**
 * Carries out the actions of the tools in a running game. Some tools lead to pages outside the game; the window sets the actions of these
 * tools.
 */
public final class ToolUse {
    private final BoardPane board;
    private final ReadingOverlay reading;
    private final Keeping keeping;
    private final Director director;
    private final Runnable story;
    private final Supplier<Settings> settings;
    private final Runnable leave;
    private Tools buttons;
    private Runnable setUp = () -> {};
    private Runnable widen = () -> {};
    private Runnable mute = () -> {};
    private Runnable again = () -> {};
    private Optional<Consumer<Game>> writer = Optional.empty();

    /**
     * @param story opens the objective and the story so far
     * @param leave goes home
     */
    ToolUse(BoardPane board, ReadingOverlay reading, Keeping keeping, Director director, Runnable story, Supplier<Settings> settings,
            Runnable leave) {
        this.board = board;
        this.reading = reading;
        this.keeping = keeping;
        this.director = director;
        this.story = story;
        this.settings = settings;
        this.leave = leave;
    }

    /** Sets the row of buttons, to which some tools are added later. */
    void in(Tools newButtons) {
        buttons = newButtons;
    }

    /** Sets the action of the Settings button. */
    public void settingUp(Runnable opens) {
        setUp = opens;
    }

    /** Sets the action that shows the game on the whole screen, or at its earlier size again. */
    public void widening(Runnable deed) {
        widen = deed;
    }

    /** Sets the action that turns the sound off and on. */
    void muting(Runnable deed) {
        mute = deed;
    }

    /** Sets the action that begins the chapter again. */
    public void beginningAgain(Runnable deed) {
        again = deed;
        buttons.offer(Tool.AGAIN);
    }

    /** Sets the action that writes a scenario of the current state. */
    public void writing(Consumer<Game> wanted) {
        writer = Optional.of(wanted);
        buttons.offer(Tool.SCENARIO);
    }

    /** Uses a tool in a game. */
    void use(Tool tool, Course course) {
        switch (tool) {
            case UNDO -> course.undo();
            case REDO -> course.redo();
            case WHY_NOT -> course.explain();
            case STORY -> story.run();
            case HELP -> reading.book();
            case SAVE -> course.look();
            case SETTINGS -> {
                director.hold();
                setUp.run();
            }
            case SCREEN -> widen.run();
            case SOUND -> mute.run();
            case SCENARIO -> writer.ifPresent(course::moment);
            case AGAIN -> again.run();
            case MAP -> reading.drawing(board.largeMap());
            case REPORT -> keeping.report(course, settings.get().toString());
            default -> leave.run();
        }
    }
}
