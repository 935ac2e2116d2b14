package mystics.editor.play;

import java.util.List;
import java.util.function.Consumer;
import mystics.editor.board.BoardStyle;
import mystics.editor.play.around.HandOver;
import mystics.editor.play.around.HandPane;
import mystics.editor.play.around.HeadlinePane;
import mystics.editor.play.around.LogPane;
import mystics.editor.play.around.PartyPane;
import mystics.editor.play.around.Portraits;
import mystics.editor.play.around.SaidPane;
import mystics.editor.play.around.Tools;
import mystics.editor.play.around.TurnStrip;
import mystics.editor.play.over.Notice;
import mystics.editor.play.over.Pages;
import mystics.editor.play.over.ReadingOverlay;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Film;
import mystics.editor.sight.HeroSheet;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Spread;

/**
 * The panes around the board, which show the same moment of a game.
 *
 * @param clock the numbers and the goal of the chapter
 * @param strip the portraits
 * @param party the sheets of the heroes
 * @param said the messages
 * @param hand the cards of the hero that is asked; no cards while a film runs
 * @param notice the mods that have failed
 */
record Panes(HeadlinePane clock, TurnStrip strip, PartyPane party, LogPane log, Tools tools, SaidPane said, HandPane hand,
        Notice notice) {
    /**
     * New panes.
     *
     * @param chapter opens the page about the chapter
     * @param open opens a drawer
     */
    static Panes of(ReadingOverlay reading, Runnable chapter, HandOver hands, Tools tools,
            Consumer<BoardDrawers.Drawer> open) {
        return new Panes(new HeadlinePane(chapter), new TurnStrip(reading::cards, reading::about), new PartyPane(reading::cards, hands),
                new LogPane(reading::follow), tools,
                new SaidPane(reading::follow, () -> open.accept(BoardDrawers.Drawer.PARTY), () -> open.accept(BoardDrawers.Drawer.LOG)),
                new HandPane(reading::cards), new Notice(story -> reading.page(Pages.fallen(story))));
    }

    /** Sets the portraits, the pictures of cards and the format of log lines. */
    void wear(Portraits portraits, BoardStyle style, ReadingOverlay reading) {
        hand.wear(style);
        party.wear(portraits);
        strip.wear(portraits);
        log.wear(line -> Pages.line(line, reading.index()));
    }

    /** Shows a table, with the party and its players; {@code acting} is the id of the hero that is asked. */
    void lay(Spread spread, List<HeroSheet> seated, String acting) {
        clock.show(spread.headline());
        strip.count(spread.headline().round());
        strip.show(spread.track(), seated);
        party.show(seated, spread.stash(), acting);
        hand.show(seated.stream().filter(hero -> hero.id().equals(acting)).findFirst());
    }

    /** Shows the end of a film. */
    void end(Film film) {
        Sight sight = film.last();
        clock.aim(sight);
        sight.asked().map(Asked::seat).ifPresent(hero -> hand.know(hero, sight.cards()));
        said.end(film);
        log.show(sight.log());
        tools.show(sight);
        notice.show(sight.fallen());
    }
}
