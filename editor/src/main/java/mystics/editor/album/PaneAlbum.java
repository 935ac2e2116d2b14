package mystics.editor.album;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.JComponent;
import mystics.editor.settings.Scheme;
import mystics.editor.type.Interpreter;
import mystics.mod.load.Library;

/** Pictures of the window's panes, taken from real panes during a game, without a window. */
public final class PaneAlbum {
    private final Library library;
    private final WindowPages pages;

    /** An album for these mods. The album plays a game so that the pages have contents. */
    public PaneAlbum(Library library) {
        this.library = library;
        this.pages = new WindowPages(library);
    }

    /** Whole windows in one look and text size. */
    public List<Shot> windows(Scheme scheme, int percent) {
        int width = percent > 125 ? 1920 : 1280;
        Easel easel = new Easel(scheme, percent, width, width * 5 / 8);
        String end = "-" + scheme.theme().name() + "-" + percent;
        Map<String, Supplier<JComponent>> known = pages.main(scheme);
        return known.keySet().stream().map(name -> window(name + end, easel, known.get(name))).toList();
    }

    /**
     * The pages of the window that show the game to somebody who does not know it, as a window of the given size shows them.
     *
     * @param percent the text size, in percent
     */
    public List<Shot> shows(int width, int height, int percent) {
        Easel easel = new Easel(Scheme.DARK, percent, width, height);
        return new ShowPages(library, pages).all(Scheme.DARK).entrySet().stream().map(page -> new Shot(
                "show-" + page.getKey() + "-" + width + "-" + percent, width, height,
                g -> easel.paint(g, () -> said(page.getValue().get())))).toList();
    }

    /** The window of the editor in one look and text size. */
    public List<Shot> editor(Scheme scheme, int percent) {
        int width = percent > 125 ? 1920 : 1280;
        Easel easel = new Easel(scheme, percent, width, width * 5 / 8);
        EditorPages editor = new EditorPages(library);
        String end = "-" + scheme.theme().name() + "-" + percent;
        return editor.all(scheme).entrySet().stream().map(page -> new Shot("editor-" + page.getKey() + end, easel.width(), easel.height(),
                g -> easel.paint(g, () -> said(page.getValue().get())))).toList();
    }

    /** The window of a game, laid out. */
    JComponent playing(Easel easel) {
        return easel.standing(pages.main(easel.scheme()).get("turn"));
    }

    /** The panes of a game, one picture each. */
    public List<Shot> parts(Scheme scheme) {
        Easel easel = new Easel(scheme, 100, 1280, 800);
        String end = "-" + scheme.theme().name();
        JComponent battle = easel.standing(() -> said(pages.main(scheme).get("battle").get()));
        Map<String, Supplier<JComponent>> drawers = pages.others(scheme);
        List<Shot> pictures = new ArrayList<>();
        List.of("HeadlinePane", "TurnStrip", "AskPane").forEach(name -> pictures.add(part(battle, name, easel, end)));
        pictures.add(part(easel.standing(() -> said(drawers.get("party").get())), "PartyPane", easel, end));
        pictures.add(part(easel.standing(() -> said(drawers.get("log").get())), "LogPane", easel, end));
        return pictures;
    }

    private static Shot part(JComponent pane, String name, Easel easel, String end) {
        Component part = Easel.part(pane, name);
        return new Shot("panel-" + name.replace("Pane", "").toLowerCase(Locale.ROOT) + end, part.getWidth(), part.getHeight(),
                g -> easel.paint(g, pane, part));
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
}
