package mystics.editor.home;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Middle;
import mystics.editor.art.Sketch;
import mystics.editor.play.over.Plate;
import mystics.editor.type.Flow;
import mystics.editor.type.MoreBelow;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.view.Background;
import mystics.view.SeenThings;
import net.miginfocom.swing.MigLayout;

/**
 * The things that players met in any game: minions, persons, cards and scenes, and the achievements they earned. What was met comes first.
 * A thing that nobody has met yet is the back of a card with a silhouette. A picture of the story opens large in the place of the gallery.
 */
public final class SeenPane extends Page {
    private static final Map<String, String> HEADINGS = Map.of("minions", "Minions", "persons", "Characters", "cards", "Cards", "scenes",
            "Scenes", "marks", "Earned");
    /** The greatest number of things in a row. */
    private static final int MOST = 20;
    private final transient Catalog catalog;
    private final transient Gallery pictures;
    private final transient Runnable home;
    private final MoreBelow gallery;

    /**
     * @param seen the things that were met, each as folder and id
     * @param back goes to the home page
     */
    public SeenPane(Catalog catalog, Set<String> seen, Runnable back) {
        super(Sentence.of("Gallery"), back);
        this.catalog = catalog;
        this.home = back;
        this.pictures = new Gallery(catalog.pictures().values());
        JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]"));
        SeenThings.KINDS.forEach(kind -> lay(page, kind, seen));
        gallery = MoreBelow.scrolled(page);
        hold(gallery);
    }

    private void lay(JPanel page, String kind, Set<String> seen) {
        List<String> all = SeenThings.all(catalog, kind);
        if (all.isEmpty()) {
            return;
        }
        long met = all.stream().filter(id -> seen.contains(kind + "/" + id)).count();
        Flow title = new Flow(12);
        title.add(heading(HEADINGS.get(kind)));
        title.add(new Prose(Sentence.of("{n} of {all}", "n", met, "all", all.size())).muted(), Flow.TEXT);
        page.add(title, "wmin 0, gaptop 8");
        Rack row = new Rack(MOST, form(kind).letters()).evenly();
        all.stream().sorted(Comparator.comparing(id -> !seen.contains(kind + "/" + id)))
                .forEach(id -> row.put(seen.contains(kind + "/" + id) ? known(kind, id)
                        : SeenThing.unmet(picture(kind, id, "?"), form(kind))));
        page.add(row, "wmin 0");
    }

    private static SeenThing.Form form(String kind) {
        return switch (kind) {
            case "scenes" -> SeenThing.Form.PAGE;
            case "persons" -> SeenThing.Form.PERSON;
            default -> SeenThing.Form.CARD;
        };
    }

    private SeenThing known(String kind, String id) {
        Optional<SeenScene> scene = kind.equals("scenes") ? SeenScene.of(catalog, id) : Optional.empty();
        return scene.map(known -> new SeenThing(picture(kind, id, id), form(kind), known.title(catalog), thing -> open(known, thing)))
                .orElseGet(() -> told(kind, id));
    }

    /** A thing that says below the page what it is. */
    private SeenThing told(String kind, String id) {
        Optional<Entry> entry = entry(kind, id);
        String name = entry.map(Entry::name).orElse(id);
        String text = entry.map(SeenPane::text).orElse("");
        return new SeenThing(picture(kind, id, name), form(kind), Sentence.of("{name}", "name", name),
                thing -> say(Sentence.of(text.isEmpty() ? "{name}" : "{name}: {text}", "name", name, "text", text)));
    }

    /** Shows a picture of the story in the place of the gallery. Escape, the button and a click on the picture lead back. */
    private void open(SeenScene scene, SeenThing from) {
        Runnable away = () -> putAway(from);
        Sketch whole = pictures.find("scenes/" + scene.passage().scene())
                .orElseGet(() -> picture("scenes", scene.passage().scene(), scene.chapter().name()));
        hold(new SceneView(new Plate(whole, scene.passage().seen()), scene.title(catalog), scene.passage().seen(), away));
        leaveBy(new WayBack("Back to the gallery", away));
        say(Sentence.of(" "));
        focusBack();
    }

    private void putAway(SeenThing from) {
        hold(gallery);
        leaveBy(WayBack.home(home));
        from.requestFocusInWindow();
    }

    private static String text(Entry entry) {
        return Background.text(entry).strip().replaceAll("\\s+", " ");
    }

    private Optional<Entry> entry(String kind, String id) {
        return Optional.ofNullable(switch (kind) {
            case "minions" -> catalog.minions().get(id);
            case "persons" -> catalog.persons().get(id);
            case "cards" -> catalog.cards().get(id);
            case "marks" -> catalog.marks().get(id);
            default -> null;
        });
    }

    private Sketch picture(String kind, String id, String name) {
        List<String> names = kind.equals("minions") ? FigureArt.minion(catalog.minions().get(id))
                : List.of(kind + "/" + id, "abilities/" + id);
        return new Middle(pictures.first(names, name.substring(0, 1)));
    }
}
