package mystics.editor.album;

import java.awt.Component;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.editor.home.HomePane;
import mystics.editor.home.Languages;
import mystics.editor.home.Scenery;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.SettingsPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.PlayPane;
import mystics.editor.play.SingleSteps;
import mystics.editor.play.over.EndingPane;
import mystics.editor.play.over.Stage;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Pace;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;
import mystics.home.HintsRead;
import mystics.mod.load.Library;
import mystics.odds.Forecasts;
import mystics.play.Session;
import mystics.view.OptionForecasts;
import mystics.view.OptionOdds;
import mystics.view.WhyNot;

/** Makes the pages of the window from one fixed game, for pictures and for specs. */
public final class WindowPages {
    private final Library library;
    private final ShelfPages shelf;
    private final Session beginning;
    private final Session turn;
    private final Session battle;
    private final Map<Session, Map<String, OptionOdds>> odds = new HashMap<>();

    /** The pages of a window with these mods loaded. A game is played so that the pages have contents. */
    public WindowPages(Library library) {
        this.library = library;
        this.shelf = new ShelfPages(library.catalog());
        Stills stills = new Stills(library);
        beginning = stills.beginning();
        turn = stills.turn();
        battle = stills.battle();
    }

    /** The pages that a player sees most, each by its name. */
    public Map<String, Supplier<JComponent>> main(Scheme scheme) {
        Map<String, Supplier<JComponent>> pages = new LinkedHashMap<>();
        pages.put("home", this::home);
        pages.put("set-up", () -> OffScreen.made(() -> new SetUpPane(library.catalog(), agreed -> {}, () -> {}).forNewcomers()));
        pages.put("load", shelf::load);
        pages.put("settings", () -> OffScreen.made(() -> new SettingsPane(Settings.usual().with(scheme),
                new Languages("en", List.of("en"), chosen -> {}), changed -> {}, WayBack.home(() -> {}))));
        pages.put("story", () -> story(scheme, beginning, HintsRead.NONE));
        pages.put("turn", () -> game(scheme, turn));
        pages.put("battle", () -> game(scheme, battle));
        pages.put("card", () -> card(scheme));
        pages.put("moment", () -> moment(scheme));
        return pages;
    }

    /** The pages that a player sees less often, each by its name. */
    public Map<String, Supplier<JComponent>> others(Scheme scheme) {
        Map<String, Supplier<JComponent>> pages = new LinkedHashMap<>(shelf.others());
        pages.put("hint", () -> turned(story(scheme, turn, HintsRead.NONE)));
        pages.put("party", () -> pressed(game(scheme, turn), "Party"));
        pages.put("log", () -> pressed(game(scheme, battle), "Log"));
        pages.put("chapter", () -> pressed(game(scheme, turn), "Story"));
        pages.put("help", () -> pressed(game(scheme, turn), "Help"));
        pages.put("why-not", () -> told(game(scheme, turn), pane -> pane.explained(WhyNot.together(turn.game()))));
        pages.put("save", () -> told(game(scheme, turn), pane -> pane.kept(List.of())));
        pages.put("report", () -> told(game(scheme, turn), pane -> pane.reported(Path.of("reports", "2026-01-02 20.15.zip"))));
        return pages;
    }

    private static JComponent told(PlayPane pane, Consumer<PlayPane> deed) {
        deed.accept(pane);
        OffScreen.onEvents(() -> {});
        return pane;
    }

    private static JComponent pressed(PlayPane pane, String button) {
        OffScreen.onEvents(() -> OffScreen.parts(pane).stream().filter(AbstractButton.class::isInstance).map(AbstractButton.class::cast)
                .filter(one -> one.getText().equals(button)).findFirst().orElseThrow().doClick(0));
        return pane;
    }

    private JComponent home() {
        Scenery scenery = Scenery.of(library.catalog());
        return OffScreen.made(() -> {
            HomePane home = new HomePane(door -> {}, Runnable::run);
            home.show(scenery, Motion.REDUCED);
            home.ready(Sentence.of("{chapter}, round {n}, {when}", "chapter", library.catalog().firstToPlay().name(), "n", 2, "when",
                    "2 January, 20:15"));
            return home;
        });
    }

    /** A game with the first page of its story open. */
    private PlayPane story(Scheme scheme, Session session, HintsRead hints) {
        PlayPane pane = OffScreen
                .made(() -> new PlayPane(() -> Settings.usual().with(scheme).with(Pace.AT_ONCE).with(hints), () -> {}, Runnable::run));
        OffScreen.onEvents(() -> pane.over(new SingleSteps(library.catalog(), over -> {}, over -> {}, over -> {}, () -> {}).buttons()));
        Film film = Film.beginning(session);
        pane.shown(film);
        pane.foreseen(film.last(), OptionForecasts.remarks(session.game()));
        pane.weighed(film.last(), odds.computeIfAbsent(session, WindowPages::odds));
        OffScreen.onEvents(() -> {});
        return pane;
    }

    /** The chances of the choices of an open question. */
    static Map<String, OptionOdds> odds(Session session) {
        Map<String, OptionOdds> odds = new LinkedHashMap<>();
        if (session.game().question().orElse(null) instanceof Question.Choice choice) {
            choice.options().forEach(
                    option -> Forecasts.of(session.game(), option)
                            .ifPresent(forecast -> odds.put(option.key(), new OptionOdds(session.game().setting(), forecast))));
        }
        return odds;
    }

    /** A game after the first pages of its story. */
    PlayPane game(Scheme scheme, Session session) {
        return turned(story(scheme, session, HintsRead.ALL));
    }

    /** Turns all pages of the story. */
    static PlayPane turned(PlayPane pane) {
        while (!isOver(pane) && (click(pane, Stage.MORE) || click(pane, "Go on"))) {
            OffScreen.onEvents(() -> {});
        }
        return pane;
    }

    /** A game that shows an interlude about the first hero. */
    private JComponent moment(Scheme scheme) {
        PlayPane pane = game(scheme, turn);
        HeroCard hero = turn.game().setting().box().heroes().get(0);
        Interlude capture = new Interlude(Interlude.Kind.CAPTURE, Sentence.of("{hero} is captured", "hero", hero.name()),
                Sentence.of("On its turn, once no minion is left on the board, {hero} is fetched back.", "hero", hero.name()),
                Optional.of(hero));
        OffScreen.onEvents(() -> pane.interlude(capture));
        return pane;
    }

    private JComponent card(Scheme scheme) {
        JComponent pane = game(scheme, turn);
        OffScreen.onEvents(() -> OffScreen.parts(Easel.part(pane, "TurnStrip")).stream()
                .filter(JButton.class::isInstance).map(JButton.class::cast).findFirst().orElseThrow().doClick());
        return pane;
    }

    /** Whether the last page of a chapter is open. */
    private static boolean isOver(JComponent pane) {
        return OffScreen.made(() -> OffScreen.parts(pane).stream().anyMatch(one -> one instanceof EndingPane && visible(one)));
    }

    private static boolean click(JComponent pane, String text) {
        return OffScreen.made(() -> {
            Optional<JButton> found = OffScreen.parts(pane).stream()
                    .filter(one -> one instanceof JButton button && button.getText().equals(text)
                            && visible(button))
                    .map(JButton.class::cast).findFirst();
            found.ifPresent(JButton::doClick);
            return found.isPresent();
        });
    }

    static boolean visible(Component one) {
        return one == null || one.isVisible() && visible(one.getParent());
    }
}
