package mystics.editor.desktop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import mystics.console.CampaignShelf;
import mystics.console.HomeFolder;
import mystics.console.sitting.Shelf;
import mystics.editor.home.CampaignPane;
import mystics.editor.home.SetUpPane;
import mystics.editor.play.Way;
import mystics.play.Session;
import mystics.save.Campaign;

/** What is done about campaigns in the window: each chapter begins from the sheet, and what the mice keep goes back onto it (CAMP, END-2). */
final class CampaignRoom implements CampaignPane.Deeds {
    private final Window window;
    private final CampaignShelf campaigns;

    CampaignRoom(Window window, HomeFolder home) {
        this.window = window;
        this.campaigns = new CampaignShelf(window.table(), home);
    }

    /** Shows the campaigns, one of them open. */
    void enter(Optional<String> chosen) {
        window.off(this::all, known -> window.show(new CampaignPane(window.table().catalog(), known, chosen, this)), window::tell);
    }

    private Map<String, Campaign> all() {
        Map<String, Campaign> known = new TreeMap<>();
        campaigns.names().forEach(name -> known.put(name, campaigns.read(name)));
        return known;
    }

    @Override
    public void begin(String name) {
        window.off(() -> campaigns.begin(name, window.table().catalog().usualVariants()), begun -> enter(Optional.of(name)), window::tell);
    }

    @Override
    public void play(String name) {
        Shelf shelf = campaigns.underWay(name);
        window.open(shelf::underWay, shelf::underWayDespiteMods, underWay -> underWay.ifPresentOrElse(session -> goOn(name, shelf, session), () -> setOut(name, shelf)));
    }

    /** A chapter that is over but was never written into the campaign is written now. */
    private void goOn(String name, Shelf shelf, Session session) {
        if (session.game().question().isEmpty()) {
            keep(name, shelf, session);
        } else {
            window.play(shelf, () -> session, on(name, shelf));
        }
    }

    private void setOut(String name, Shelf shelf) {
        window.off(() -> campaigns.read(name), campaign -> window.set(new SetUpPane(window.table().catalog(), name, campaign,
                agreed -> window.play(shelf, window.seated(agreed), on(name, shelf)), () -> enter(Optional.of(name)))), window::tell);
    }

    private List<Way> on(String name, Shelf shelf) {
        return List.of(new Way("On with the campaign", over -> keep(name, shelf, over)));
    }

    private void keep(String name, Shelf shelf, Session over) {
        window.off(() -> campaigns.keep(name, shelf, over), kept -> enter(Optional.of(name)), window::tell);
    }

    @Override
    public void home() {
        window.goHome();
    }
}
