package mystics.editor.home;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.editor.type.Flow;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Upright;
import mystics.save.Campaign;
import mystics.view.RememberedMark;
import net.miginfocom.swing.MigLayout;

/** The campaigns page: each campaign's chapters so far, what the heroes keep, and the next chapter (CAMP). */
public final class CampaignPane extends Page {
    private final transient Catalog catalog;
    private final transient Map<String, Campaign> campaigns;
    private final JList<String> list;
    private final Paper sheet = new Paper(1.15f, address -> {});
    private final JButton play;

    /** The actions of the page, by name of the campaign. */
    public interface Deeds {
        /** Begins a campaign. */
        void begin(String name);

        /** Plays the next chapter, or resumes the one under way. */
        void play(String name);

        /** Goes home. */
        void home();
    }

    /** @param chosen the campaign shown first; the first of all if empty */
    public CampaignPane(Catalog catalog, Map<String, Campaign> campaigns, Optional<String> chosen, Deeds deeds) {
        super("Campaigns", deeds::home);
        this.catalog = catalog;
        this.campaigns = campaigns;
        DefaultListModel<String> names = new DefaultListModel<>();
        names.addAll(campaigns.keySet());
        list = new JList<>(names);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.getAccessibleContext().setAccessibleName("Campaigns");
        list.addListSelectionListener(changed -> open());
        sheet.getAccessibleContext().setAccessibleName("Campaign sheet");
        JPanel body = new JPanel(new MigLayout("insets 0, fill, gapx 18", "[26%:26%, fill][grow, fill]", "[grow, fill][]"));
        body.add(new JScrollPane(list), "wmin 0");
        body.add(Upright.scrolled(sheet), "wmin 0, wrap");
        body.add(beginning(deeds), "span, growx, wmin 0");
        hold(body);
        play = button("Play", () -> Optional.ofNullable(list.getSelectedValue()).ifPresent(deeds::play));
        chosen.ifPresentOrElse(name -> list.setSelectedValue(name, true), () -> list.setSelectedIndex(0));
        open();
    }

    private Flow beginning(Deeds deeds) {
        Flow row = new Flow(10);
        JTextField name = new JTextField();
        JLabel label = new JLabel("A new campaign:");
        label.setLabelFor(name);
        name.putClientProperty("JTextField.placeholderText", "its name, such as sundays");
        JButton begin = new JButton("Begin it");
        begin.addActionListener(click -> deeds.begin(name.getText().strip()));
        name.addActionListener(entered -> begin.doClick());
        row.add(label);
        row.add(name, Flow.TEXT);
        row.add(begin);
        return row;
    }

    private void open() {
        Optional<Campaign> campaign = Optional.ofNullable(list.getSelectedValue()).map(campaigns::get);
        play.setEnabled(campaign.isPresent());
        play.setText(campaign.flatMap(known -> known.next(catalog)).map(next -> "Play " + next.name())
                .orElse(campaign.isPresent() ? "Play any chapter again" : "Play"));
        sheet.write(campaign.map(this::page).orElse(
                "<p>A campaign is the chapters of the book, one after another, with the same mice: what they earn and keep "
                + "goes with them. Give one a name to begin.</p>"));
    }

    private String page(Campaign campaign) {
        String played = campaign.played().stream()
                .map(chapter -> "<p><b>" + name(catalog.chapters(), chapter.chapter()) + "</b>: " + how(chapter.result()) + ", with "
                        + names(catalog.heroes(), chapter.party()) + "</p>")
                .collect(Collectors.joining());
        return ahead(campaign) + "<h2>Behind the mice</h2>" + (played.isEmpty() ? "<p>Nothing yet: the story begins.</p>" : played)
                + sheet(campaign.sheet())
                + (campaign.variants().isEmpty() ? ""
                        : "<p class='facts'>Played with " + names(catalog.variants(), List.copyOf(campaign.variants())) + "</p>");
    }

    /** The next chapter, or that the story has ended. */
    private String ahead(Campaign campaign) {
        return campaign.next(catalog)
                .map(next -> "<h2>Next: " + Html.plain(next.name()) + "</h2><p>" + Html.spoken(next.intro().strip()) + "</p>")
                .orElseGet(() -> "<h2>The book is read to its end</h2><p>Every chapter there is lies behind these mice, "
                        + campaign.played().stream().filter(chapter -> chapter.result() == Campaign.Result.WON).count()
                        + " of them won. They may put their feet up, or play any chapter once more with all they have. When a "
                        + "mod adds a chapter, the campaign goes on with it.</p>");
    }

    private String sheet(CampaignSheet kept) {
        String achievements = remembered(RememberedMark.achievements(catalog, kept.marks()));
        String remembrances = remembered(RememberedMark.remembrances(catalog, kept.marks()));
        String heroes = kept
                .heroes().entrySet().stream().map(
                        hero -> "<p><b>" + name(catalog.heroes(), hero.getKey()) + "</b>: "
                                + names(catalog.cards(), hero.getValue().abilities())
                                + (hero.getValue().cards().isEmpty() ? "; keeps no card"
                                        : "; keeps " + names(catalog.cards(), hero.getValue().cards()))
                                + "</p>" + remembered(RememberedMark.achievements(catalog, hero.getValue().marks()))
                                + remembered(RememberedMark.remembrances(catalog, hero.getValue().marks())))
                .collect(Collectors.joining());
        return (achievements.isEmpty() ? "" : "<h2>Story</h2>" + achievements)
                + (remembrances.isEmpty() ? "" : "<h2>Remembered</h2>" + remembrances)
                + (heroes.isEmpty() ? "" : "<h2>The mice</h2>" + heroes);
    }

    private static String remembered(List<RememberedMark> marks) {
        return marks.stream().map(mark -> "<p><b>" + Html.plain(mark.name()) + "</b> " + (mark.number() == 1 ? "" : mark.number() + " ")
                + Html.spoken(mark.text()) + "</p>").collect(Collectors.joining());
    }

    private static String how(Campaign.Result result) {
        return switch (result) {
            case WON -> "won";
            case LEFT -> "lost, and left behind";
            case AGAIN -> "lost, to be tried again";
        };
    }

    private static String names(Map<String, ? extends Entry> known, List<String> ids) {
        return ids.isEmpty() ? "nothing" : ids.stream().map(id -> name(known, id)).collect(Collectors.joining(", "));
    }

    private static String name(Map<String, ? extends Entry> known, String id) {
        return Html.plain(known.containsKey(id) ? known.get(id).name() : id);
    }
}
