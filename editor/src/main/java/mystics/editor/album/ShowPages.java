package mystics.editor.album;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JSlider;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.board.BoardEvent;
import mystics.editor.home.ReplayPane;
import mystics.editor.home.SeenPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.PlayPane;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.play.board.BoardPane;
import mystics.editor.settings.Scheme;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Reel;
import mystics.editor.sight.Sight;
import mystics.editor.story.StoryReading;
import mystics.mod.load.Library;
import mystics.play.Session;
import mystics.view.OptionForecasts;
import mystics.view.SeenThings;

/** The pages that show the game to somebody who does not know it: the pages of a game's great moments, and what is left of a game. */
final class ShowPages {
    private final Library library;
    private final WindowPages pages;
    private final Stills stills;
    private final Session turn;

    ShowPages(Library library, WindowPages pages) {
        this.library = library;
        this.pages = pages;
        stills = new Stills(library);
        turn = stills.turn();
    }

    /** The pages in the order in which a player meets them, each by its name. */
    Map<String, Supplier<JComponent>> all(Scheme scheme) {
        Map<String, Supplier<JComponent>> main = pages.main(scheme);
        Map<String, Supplier<JComponent>> shown = new LinkedHashMap<>();
        List.of("home", "set-up", "story", "turn", "battle", "card").forEach(name -> shown.put(name, main.get(name)));
        shown.put("hint", pages.others(scheme).get("hint"));
        shown.put("scene", () -> scene(scheme));
        shown.put("surge", () -> surge(scheme));
        IntStream.rangeClosed(4, 6).forEach(count -> shown.put("crowd" + count, () -> crowd(scheme, count)));
        shown.put("find", () -> find(scheme));
        shown.put("ending", () -> WindowPages.turned(pages.game(scheme, stills.end())));
        shown.put("gallery", () -> OffScreen.made(() -> new SeenPane(library.catalog(), SeenThings.of(stills.end().game()), () -> {})));
        shown.put("viewer", () -> viewer(scheme));
        return shown;
    }

    /** A page of the story with a picture. */
    private JComponent scene(Scheme scheme) {
        PlayPane pane = pages.game(scheme, turn);
        Chapter chapter = library.catalog().firstToPlay();
        List<String> party = SuggestedParty.of(library.catalog(), chapter);
        Passage pictured = chapter.story().stream().filter(passage -> !passage.scene().isEmpty())
                .max(Comparator.comparingInt(passage -> passage.text().length())).orElseThrow();
        String words = StoryReading.of(library, chapter, party).passage(pictured.id(), party.get(0)).texts().get(0);
        OffScreen.onEvents(() -> pane.page(new Interlude(Interlude.Kind.STORY, Sentence.of("The story"), Sentence.of(words),
                List.of(), pictured.scene(), pictured.seen(), party, Optional.empty())));
        return pane;
    }

    /** The surge of the game that brings most kinds of minions, over the board as the surge left it. */
    private JComponent surge(Scheme scheme) {
        Session surged = stills.surge();
        PlayPane pane = pages.game(scheme, surged);
        OffScreen.onEvents(() -> pane.interlude(Stills.surge(surged).orElseThrow()));
        return pane;
    }

    /** The space of the acting hero, shared with the party and with others. */
    private JComponent crowd(Scheme scheme, int count) {
        PlayPane pane = pages.game(scheme, turn);
        CrowdStage stage = new CrowdStage(Sight.of(turn), count);
        Sight posed = stage.posed();
        Attire attire = Attire.of(turn.game().setting(), scheme.theme(), Runnable::run, () -> {});
        OffScreen.onEvents(() -> {
            board(pane).show(posed, List.of());
            AskPane ask = (AskPane) Easel.part(pane, "AskPane");
            posed.asked().ifPresent(asked -> ask.show(asked, posed.spread().headline(), attire.style()));
            ask.weigh(new PickPreviews(OptionForecasts.remarks(turn.game()), stage.odds(WindowPages.odds(turn))));
        });
        return pane;
    }

    /** A hero who has just found a card, as it comes in a game: the action is spent, and the hero is asked about the card. */
    private JComponent find(Scheme scheme) {
        Session found = stills.find();
        PlayPane pane = pages.game(scheme, found);
        List<BoardEvent> finds = Stills.find(found).stream().map(BoardEvent.class::cast).toList();
        OffScreen.onEvents(() -> board(pane).show(Sight.of(found), finds));
        return pane;
    }

    private static BoardPane board(PlayPane pane) {
        return (BoardPane) Easel.part(pane, "BoardPane");
    }

    private JComponent viewer(Scheme scheme) {
        Session session = stills.battle();
        return OffScreen.made(() -> {
            Attire attire = Attire.of(session.game().setting(), scheme.theme(), Runnable::run, () -> {});
            ReplayPane pane = new ReplayPane(Sentence.of("Sunday with Ida and Ben"), Reel.of(session), attire, place -> {},
                    WayBack.home(() -> {}));
            OffScreen.parts(pane).stream().filter(JSlider.class::isInstance).map(JSlider.class::cast)
                    .forEach(slider -> slider.setValue(slider.getMaximum() * 2 / 3));
            return pane;
        });
    }
}
