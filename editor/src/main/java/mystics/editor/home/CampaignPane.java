package mystics.editor.home;

import java.awt.Component;
import java.util.Map;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.art.Gallery;
import mystics.editor.play.around.Portraits;
import mystics.editor.type.Flow;
import mystics.editor.type.Html;
import mystics.editor.type.Keys;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.rules.Called;
import mystics.save.Campaign;
import mystics.save.Overview;
import net.miginfocom.swing.MigLayout;

/** The campaigns page. The page shows each campaign's chapters so far, the heroes' belongings, and the next chapter (CAMP). */
public final class CampaignPane extends Page {
    private static final double FACE = 8;
    private final transient Catalog catalog;
    private final transient Map<String, Campaign> campaigns;
    private final transient Map<String, Overview> playing;
    private final JList<String> list;
    private final Paper sheet = new Paper(1.15f, address -> {});
    private final JButton story;
    private final JButton play;
    private final JButton another;
    private final JTextField name = new JTextField();
    private final NextScene scene;

    /** The actions of the page, each for a campaign given by its name. */
    public interface Deeds {
        /** Begins a campaign. */
        void begin(String name);

        /** Plays the next chapter, or resumes the current chapter. */
        void play(String name);

        /** Sets up any chapter. If another chapter is under way, it is set aside. */
        void another(String name);

        /** Shows the part of the story that has been read. */
        void story(String name);

        /** Goes home. */
        void home();
    }

    /**
     * A page about some campaigns, given by their names.
     *
     * @param playing the facts about the chapter that a campaign is playing, for campaigns that have begun a chapter
     * @param chosen the campaign that is shown first; if empty, this is the first campaign in the list
     */
    public CampaignPane(Catalog catalog, Map<String, Campaign> campaigns, Map<String, Overview> playing, Optional<String> chosen,
            Deeds deeds) {
        super(Sentence.of("Campaigns"), deeds::home);
        this.catalog = catalog;
        this.campaigns = campaigns;
        this.playing = playing;
        this.scene = new NextScene(new Gallery(catalog.pictures().values()));
        DefaultListModel<String> names = new DefaultListModel<>();
        names.addAll(campaigns.keySet());
        list = new JList<>(names);
        list.setCellRenderer(new Titled());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setFocusable(!campaigns.isEmpty());
        list.getAccessibleContext().setAccessibleName("Campaigns");
        list.addListSelectionListener(changed -> open());
        Keys.on(list, "ENTER", () -> Optional.ofNullable(list.getSelectedValue()).ifPresent(deeds::play));
        sheet.getAccessibleContext().setAccessibleName("Campaign sheet");
        hold(campaigns.isEmpty() ? first(deeds) : body(deeds));
        story = button("The story so far", () -> Optional.ofNullable(list.getSelectedValue()).ifPresent(deeds::story));
        another = button("Another chapter", () -> Optional.ofNullable(list.getSelectedValue()).ifPresent(deeds::another));
        play = button("Play", () -> Optional.ofNullable(list.getSelectedValue()).ifPresent(deeds::play));
        story.setVisible(!campaigns.isEmpty());
        play.setVisible(!campaigns.isEmpty());
        chosen.ifPresentOrElse(name -> list.setSelectedValue(name, true), () -> list.setSelectedIndex(0));
        open();
    }

    private JPanel body(Deeds deeds) {
        JPanel body = new JPanel(new MigLayout("insets 0, fill, gapx 18", "[22%:22%, fill][grow, fill]", "[grow, fill][]"));
        body.add(new JScrollPane(list), "wmin 0");
        body.add(new SheetOverScene(sheet, scene), "wmin 0, hmin 0, wrap");
        body.add(beginning(deeds), "span, growx, wmin 0");
        return body;
    }

    /** The page when there is no campaign: the waiting heroes, an explanation, and a field for a name. */
    private JPanel first(Deeds deeds) {
        JPanel body = new JPanel(new MigLayout("insets 0, fill, wrap 1, gapy 18", "[grow, fill]", "push[][]14[]push"));
        Portraits portraits = new Portraits(new Gallery(catalog.pictures().values()));
        Flow faces = new Flow(14);
        catalog.heroes().values().forEach(hero -> faces.add(new JLabel(portraits.face(hero.id(), hero.name(), FACE))));
        body.add(faces, "wmin 0");
        body.add(sheet, "wmin 0");
        body.add(beginning(deeds), "wmin 0");
        return body;
    }

    private Flow beginning(Deeds deeds) {
        Flow row = new Flow(10);
        JLabel label = new JLabel("A new campaign:");
        label.setLabelFor(name);
        name.putClientProperty("JTextField.placeholderText", "its name, such as sundays");
        JButton begin = new JButton("Begin it");
        begin.addActionListener(click -> deeds.begin(CampaignTitle.file(name.getText())));
        name.addActionListener(entered -> begin.doClick());
        row.add(label);
        row.add(name, Flow.TEXT);
        row.add(begin);
        return row;
    }

    /** Moves the keyboard focus to the next step: the name of a new campaign, or the next chapter. */
    @Override
    public void addNotify() {
        super.addNotify();
        SwingUtilities.invokeLater(() -> (campaigns.isEmpty() ? name : play).requestFocusInWindow());
    }

    /** A line of the list: the title of a campaign. */
    private static final class Titled extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> all, Object name, int place, boolean chosen, boolean focused) {
            return super.getListCellRendererComponent(all, CampaignTitle.of(name.toString()), place, chosen, focused);
        }
    }

    /** The chapter that a campaign is playing, if the loaded mods have it. */
    private Optional<Chapter> underWay(String name) {
        return Optional.ofNullable(playing.get(name)).map(seen -> catalog.chapters().get(seen.chapter()));
    }

    private void open() {
        Optional<String> name = Optional.ofNullable(list.getSelectedValue());
        Optional<Campaign> campaign = name.map(campaigns::get);
        Optional<Chapter> underWay = name.flatMap(this::underWay);
        Optional<Chapter> next = campaign.flatMap(known -> known.next(catalog));
        play.setEnabled(campaign.isPresent());
        another.setVisible(campaign.isPresent() && (underWay.isPresent() || next.isPresent()));
        boolean told = campaign.filter(known -> known.isTold(catalog)).isPresent();
        Says.text(story, Sentence.of(told ? "Read the story again" : "The story so far"));
        story.setEnabled(campaign.filter(known -> !known.played().isEmpty()).isPresent());
        scene.show(underWay.or(() -> next));
        Says.text(play, underWay.map(chapter -> Sentence.of("Continue {chapter}", "chapter", Called.by(chapter)))
                .or(() -> next.map(chapter -> Sentence.of("Play {chapter}", "chapter", Called.by(chapter))))
                .orElse(Sentence.of(campaign.isPresent() ? "Play any chapter again" : "Play")));
        Optional<Overview> seen = underWay.flatMap(chapter -> name.map(playing::get));
        Says.html(sheet, language -> campaign.map(known -> new CampaignHtml(catalog, language).of(known, seen)).orElseGet(() -> Html.worded(
                "<p>A campaign is the chapters of the book, one after another, with the same mice: what they earn and keep "
                + "goes with them. Give one a name to begin.</p>", language)));
    }
}
