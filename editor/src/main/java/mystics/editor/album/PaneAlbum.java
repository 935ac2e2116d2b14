package mystics.editor.album;

import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.bot.SuggestedParty;
import mystics.choice.Question;
import mystics.home.Shelf;
import mystics.content.Chapter;
import mystics.content.HeroCard;
import mystics.editor.home.HomePane;
import mystics.editor.home.Languages;
import mystics.editor.home.LoadPane;
import mystics.editor.home.Scenery;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.SettingsPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.PlayPane;
import mystics.editor.settings.Hint;
import mystics.editor.settings.Pace;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;
import mystics.editor.type.Interpreter;
import mystics.mod.load.Library;
import mystics.odds.Forecasts;
import mystics.play.Session;
import mystics.save.Overview;
import mystics.table.Outcome;
import mystics.view.OptionOdds;

/** Pictures of the window's panes, taken from real panes during a game, without a window. */
public final class PaneAlbum {
    private final Library library;
    private final Session beginning;
    private final Session turn;
    private final Session battle;

    /** An album for these mods. It plays a game to have something to show. */
    public PaneAlbum(Library library) {
        this.library = library;
        Stills stills = new Stills(library);
        beginning = stills.beginning();
        turn = stills.turn();
        battle = stills.battle();
    }

    /** Whole windows in one look and text size. */
    public List<Shot> windows(Scheme scheme, int percent) {
        int width = percent > 125 ? 1920 : 1280;
        Easel easel = new Easel(scheme, percent, width, width * 5 / 8);
        String end = "-" + scheme.theme().name() + "-" + percent;
        List<Shot> pictures = new ArrayList<>();
        pictures.add(window("home" + end, easel, this::home));
        pictures.add(window("set-up" + end, easel, () -> OffScreen.made(() -> new SetUpPane(library.catalog(), agreed -> {}, () -> {}))));
        pictures.add(window("load" + end, easel,
                () -> OffScreen.made(() -> new LoadPane(games(), library.catalog(), Path.of("saves"), new Idle()))));
        pictures.add(
                window("settings" + end, easel, () -> OffScreen.made(() -> new SettingsPane(Settings.usual().with(scheme).with(percent),
                        new Languages("en", List.of("en"), chosen -> {}), changed -> {}, WayBack.home(() -> {})))));
        pictures.add(window("story" + end, easel, () -> story(scheme, beginning, Hint.all())));
        pictures.add(window("turn" + end, easel, () -> game(scheme, turn)));
        pictures.add(window("battle" + end, easel, () -> game(scheme, battle)));
        pictures.add(window("card" + end, easel, () -> card(scheme)));
        pictures.add(window("moment" + end, easel, () -> moment(scheme)));
        return pictures;
    }

    /** The window of a game, laid out. */
    JComponent playing(Easel easel) {
        return easel.standing(() -> game(easel.scheme(), turn));
    }

    /** The panes of a game, one picture each. */
    public List<Shot> parts(Scheme scheme) {
        Easel easel = new Easel(scheme, 100, 1280, 800);
        String end = "-" + scheme.theme().name();
        JComponent pane = easel.standing(() -> said(game(scheme, battle)));
        List<Shot> pictures = new ArrayList<>();
        List.of("HeadlinePane", "TrackPane", "PartyPane", "LogPane", "AskPane").forEach(name -> {
            Component part = Easel.part(pane, name);
            pictures.add(new Shot("panel-" + name.replace("Pane", "").toLowerCase(Locale.ROOT) + end, part.getWidth(), part.getHeight(),
                    g -> easel.paint(g, pane, part)));
        });
        return pictures;
    }

    private Shot window(String name, Easel easel, Supplier<JComponent> making) {
        return new Shot("window-" + name, easel.width(), easel.height(), g -> easel.paint(g, () -> said(making.get())));
    }

    /** A pane translated into the current language. */
    private JComponent said(JComponent pane) {
        if (library.isTranslated()) {
            OffScreen.onEvents(() -> new Interpreter(library.wording()).attend(pane));
        }
        return pane;
    }

    /** Does nothing for every button. */
    private static final class Idle implements LoadPane.Deeds {
        @Override
        public void load(String name) {
            // Nothing happens in a picture.
        }

        @Override
        public void delete(String name) {
            // Nothing happens in a picture.
        }

        @Override
        public void home() {
            // Nothing happens in a picture.
        }
    }

    private List<Shelf.Entry> games() {
        return List.of(game(Shelf.AUTOSAVE, "2026-01-02 20:15", 4), game("before the long stairs", "2026-01-02 19:40", 2),
                new Shelf.Entry("Sunday with Ida and Ben", "2025-12-28 16:05"));
    }

    private Shelf.Entry game(String name, String when, int round) {
        Chapter chapter = library.catalog().chapters().values().iterator().next();
        return new Shelf.Entry(name, when, Optional.of(new Overview(chapter.id(), SuggestedParty.of(library.catalog(), chapter), round,
                1 + round / 2, 6, Outcome.RUNNING, List.of())), Optional.empty());
    }

    private JComponent home() {
        Scenery scenery = Scenery.of(library.catalog());
        return OffScreen.made(() -> {
            HomePane home = new HomePane(door -> {}, Runnable::run);
            home.show(scenery);
            home.ready("The game that was left last: 2026-01-02 20:15");
            return home;
        });
    }

    /** A game with its first page of the story open. */
    private PlayPane story(Scheme scheme, Session session, Set<Hint> hints) {
        PlayPane pane = OffScreen
                .made(() -> new PlayPane(() -> Settings.usual().with(scheme).with(Pace.AT_ONCE).with(hints), () -> {}, Runnable::run));
        Film film = Film.beginning(session);
        pane.shown(film);
        pane.weighed(film.last(), odds(session));
        OffScreen.onEvents(() -> {});
        return pane;
    }

    private static Map<String, OptionOdds> odds(Session session) {
        Map<String, OptionOdds> odds = new LinkedHashMap<>();
        if (session.game().question().orElse(null) instanceof Question.Choice choice) {
            choice.options().forEach(
                    option -> Forecasts.of(session.game(), option)
                            .ifPresent(forecast -> odds.put(option.key(), new OptionOdds(session.game().setting(), forecast))));
        }
        return odds;
    }

    private JComponent game(Scheme scheme, Session session) {
        PlayPane pane = story(scheme, session, Set.of());
        while (click(pane, "Go on")) {
            OffScreen.onEvents(() -> {});
        }
        return pane;
    }

    /** A game with an interlude about the first hero open. */
    private JComponent moment(Scheme scheme) {
        PlayPane pane = (PlayPane) game(scheme, turn);
        HeroCard hero = turn.game().setting().box().heroes().get(0);
        String words = "On its turn, once no minion is left on the board, " + hero.name() + " is fetched back.";
        OffScreen.onEvents(
                () -> pane.interlude(new Interlude(Interlude.Kind.CAPTURE, hero.name() + " is captured", words, Optional.of(hero))));
        return pane;
    }

    private JComponent card(Scheme scheme) {
        JComponent pane = game(scheme, turn);
        OffScreen.onEvents(() -> OffScreen.parts(Easel.part(pane, "TrackPane")).stream()
                .filter(JButton.class::isInstance).map(JButton.class::cast).findFirst().orElseThrow().doClick());
        return pane;
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

    private static boolean visible(Component one) {
        return one == null || one.isVisible() && visible(one.getParent());
    }
}
