package mystics.editor.album;

import java.util.Optional;
import javax.swing.JComponent;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.editor.balance.BalanceDesk;
import mystics.editor.balance.BotSetUp;
import mystics.editor.board.BoardStyle;
import mystics.editor.chapter.ChapterDesk;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Project;
import mystics.editor.draft.Selection;
import mystics.editor.settings.Scheme;
import mystics.editor.story.StoryDesk;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.yaml.Pointer;

/** The desks on which chapters are made, each with the first chapter of the book that has a board. */
public final class DeskPages {
    private static final int GAMES = 60;
    private static final int SHOWN = 1;
    private final Library library;
    private final Chapter chapter;

    /** The desks with these mods. */
    public DeskPages(Library library) {
        this.library = library;
        this.chapter = library.catalog().firstToPlay();
    }

    /** The chapter desk. */
    public JComponent chapter(Scheme scheme) {
        return OffScreen.made(() -> new ChapterDesk(drafting(), () -> library, path(), selected -> {},
                BoardStyle.of(library.catalog(), scheme.theme()), Runnable::run));
    }

    /** The story desk, with a passage selected. */
    public JComponent story(Scheme scheme) {
        StoryDesk desk = OffScreen.made(() -> {
            StoryDesk made = new StoryDesk(drafting(), () -> library, path(), selected -> {}, Runnable::run);
            made.turnTo(Selection.of(path(), Pointer.ROOT.in("story").at(SHOWN)));
            return made;
        });
        OffScreen.onEvents(() -> {});
        return desk;
    }

    /** The page of bots, after some games. */
    public JComponent balance() {
        BotSetUp setUp = new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE);
        return OffScreen.made(() -> {
            BalanceDesk desk = new BalanceDesk(() -> library, () -> Optional.of(chapter), Runnable::run, 1);
            desk.show(setUp.series().play(0, GAMES));
            return desk;
        });
    }

    private Drafting drafting() {
        return new Drafting(Project.of(BaseGame.PATH, BaseGame.source()));
    }

    private String path() {
        return "chapters/" + chapter.id() + ".yaml";
    }
}
