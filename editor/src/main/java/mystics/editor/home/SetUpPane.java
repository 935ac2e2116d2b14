package mystics.editor.home;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.editor.art.Gallery;
import mystics.editor.type.MoreBelow;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.editor.type.Type;
import mystics.home.GameAgreement;
import mystics.home.Players;
import mystics.play.Session;
import mystics.rules.Called;
import mystics.save.Campaign;
import mystics.view.ChapterStanding;
import net.miginfocom.swing.MigLayout;

/** The page before a chapter: the chapter, the heroes, their players, and the house rules. */
public final class SetUpPane extends Page {
    /** The width of a plate in letters. */
    private static final int PLATE = 30;
    private final transient Catalog catalog;
    private final transient Gallery gallery;
    private final transient Optional<Campaign> campaign;
    private final JPanel form = column();
    private final Rack head = new Rack(2, 60);
    private final JPanel story = column();
    private final JPanel hardness = column();
    private final JToggleButton more = new JToggleButton("More house rules");
    private final ChapterChoice chapters;
    private final JButton hard = button("", () -> ToTop.scroll(hardness));
    private final WhoGoes who = new WhoGoes();
    private final PartyStrip strip = new PartyStrip();
    private final Rack plates = new Rack(1, PLATE);
    private final List<HeroChoice> choices = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();
    private final PartyScene scene;
    private final MoreBelow page;
    private final transient AtTheTable table = new AtTheTable();
    private final transient Readings readings;
    private final transient KeepSwitch keep = new KeepSwitch();
    private transient Players known = Players.ANYBODY;
    private transient Optional<Setup> before = Optional.empty();

    /**
     * Sets up a single chapter.
     *
     * @param begin receives the agreements
     * @param back goes to the home page
     */
    public SetUpPane(Catalog catalog, Consumer<GameAgreement> begin, Runnable back) {
        this(Sentence.of("A new game"), catalog, Optional.empty(), begin, back);
    }

    /** Sets up a chapter of a campaign. The next chapter, the last party and the house rules of the campaign are suggested. */
    public SetUpPane(Catalog catalog, String name, Campaign campaign, Consumer<GameAgreement> begin, Runnable back) {
        this(Sentence.of("The campaign {name}", "name", CampaignTitle.of(name)), catalog, Optional.of(campaign), begin, back);
    }

    private SetUpPane(Sentence title, Catalog catalog, Optional<Campaign> campaign, Consumer<GameAgreement> begin, Runnable back) {
        super(title, back);
        this.catalog = catalog;
        this.gallery = new Gallery(catalog.pictures().values());
        this.scene = new PartyScene(catalog, gallery);
        this.campaign = campaign;
        this.chapters = new ChapterChoice(catalog.book());
        this.readings = new Readings(catalog.variants().values(), catalog.levels(),
                campaign.map(Campaign::variants).orElseGet(catalog::usualVariants));
        page = MoreBelow.scrolled(form())
                .naming(head, Sentence.of(campaign.isPresent() ? "▾ More below: players and abilities ▾"
                        : "▾ More below: campaign, players and abilities ▾"))
                .naming(plates, Sentence.of("▾ More below: players and abilities ▾"));
        hold(page);
        readings.sayOn(hard);
        JButton go = main("Begin", () -> agreed().ifPresent(begin));
        Type.bold(go, 1.2f);
        SwingUtilities.invokeLater(go::requestFocusInWindow);
    }

    /** Offers players' names for every hero. */
    public void offer(List<String> people) {
        names.addAll(people);
        choices.forEach(choice -> people.forEach(choice::offer));
    }

    /** Switches on the variants that make first games easier, and outside a campaign the easiest level of difficulty. */
    public SetUpPane forNewcomers() {
        if (campaign.isEmpty()) readings.easiest();
        readings.spareNewcomers();
        return this;
    }

    @Override
    public void doLayout() {
        strip.fit(getWidth(), PLATE);
        title().setVisible(!strip.isVisible());
        place();
        hard.setVisible(strip.isVisible() && !chapter().storyOnly());
        super.doLayout();
        scene.fit(form.getPreferredSize().height, page.getHeight());
    }

    /** Puts the choice of the chapter above the faces, if they stand at the top of the page. */
    private void place() {
        JPanel wanted = strip.isVisible() ? form : story;
        if (chapters.getParent() != wanted) wanted.add(chapters, "wmin 0", 0);
    }

    /** Suggests house rules, and the level of difficulty that fits them. */
    public SetUpPane asHardAs(Set<String> variants) {
        readings.take(variants);
        return this;
    }

    /** Chooses the easiest level of difficulty. */
    public SetUpPane easiest() {
        readings.easiest();
        return this;
    }

    /** Chooses a chapter. */
    public SetUpPane at(Chapter chapter) {
        chapters.take(chapter);
        return this;
    }

    /** Says how far the campaign has got with each chapter. */
    public SetUpPane stand(Function<Chapter, ChapterStanding> standing) {
        chapters.stand(standing);
        return this;
    }

    /** Suggests the players of earlier chapters for their heroes. */
    public SetUpPane seat(Players players) {
        known = players;
        offer(List.copyOf(players.people().values()));
        choices.forEach(choice -> choice.seat(players));
        return this;
    }

    /**
     * Suggests everything that was agreed for an earlier game, so that its chapter can begin again.
     *
     * @param back the button that returns to the earlier game or leaves it
     */
    public SetUpPane again(Session played, WayBack back) {
        Setup setup = played.game().setting().box().setup();
        before = Optional.of(setup);
        seat(known.after(heroes(setup), Players.of(played.company())));
        at(catalog.chapters().get(setup.chapter()));
        readings.take(setup.variants());
        keep.off();
        setup.party().forEach(this::take);
        leaveBy(back);
        return this;
    }

    private static List<String> heroes(Setup setup) {
        return setup.party().stream().map(Setup.Member::hero).toList();
    }

    private void take(Setup.Member member) {
        choices.stream().filter(choice -> choice.hero().equals(member.hero())).forEach(choice -> choice.take(member.ability()));
    }

    private JPanel form() {
        story.add(chapters, "wmin 0");
        story.add(chapters.intro(), "wmin 0");
        if (campaign.isEmpty()) keep.layOn(story);
        head.put(story);
        readings.layOn(hardness, more);
        head.put(hardness);
        form.add(strip, "wmin 0, hidemode 3");
        form.add(head, "wmin 0");
        who.add(new ValueLegend(1));
        form.add(who, "wmin 0, gaptop 6");
        form.add(new Prose(Sentence.of("One person may play several mice; names may stay empty.")), "wmin 0");
        form.add(plates, "wmin 0");
        fold();
        chapters.take(campaign.map(known -> known.next(catalog).orElseGet(() -> catalog.book().get(0))).orElseGet(catalog::firstToPlay));
        chapters.choosing(this::chosen);
        chosen();
        return form;
    }

    private static JPanel column() {
        return new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]"));
    }

    /** Hides the settings that most players never change. */
    private void fold() {
        JPanel rest = column();
        rest.add(heading("At the table"), "gaptop 10");
        table.layOn(rest);
        rest.add(heading("House rules"), "gaptop 10");
        readings.laySwitchesOn(rest);
        rest.setVisible(false);
        more.addActionListener(click -> {
            rest.setVisible(more.isSelected());
            form.revalidate();
            if (more.isSelected()) SwingUtilities.invokeLater(() -> ToTop.scroll(rest));
        });
        form.add(rest, "wmin 0, hidemode 3");
        form.add(scene, "wmin 0, hidemode 3, gaptop " + PartyScene.GAP);
    }

    private Chapter chapter() {
        return chapters.chapter();
    }

    private void chosen() {
        Chapter chapter = chapter();
        hardness.setVisible(!chapter.storyOnly());
        keep.stand(chapter, catalog);
        known = known.after(going().stream().map(HeroChoice::hero).toList(), WhoPlays.of(going()));
        List<String> suggested = suggested(chapter);
        plates.removeAll();
        choices.clear();
        catalog.heroes().values().stream().filter(hero -> !chapter.party().forbidden().contains(hero.id())).forEach(hero -> {
            HeroChoice choice = new HeroChoice(hero, catalog, gallery,
                    suggested.contains(hero.id()) ? HeroChoice.Role.GOES : HeroChoice.Role.STAYS);
            campaign.ifPresent(sheet -> choice.goByTheSheet(abilities(sheet, hero.id())));
            if (chapter.storyOnly()) choice.leaveAbilityToTheStory();
            names.forEach(choice::offer);
            choice.seat(known);
            choice.naming(name -> offer(List.of(name)));
            choices.add(choice);
            choice.plate().addActionListener(click -> pressed(choice));
            plates.put(new HeroColumn(choice));
        });
        plates.most(choices.size());
        strip.show(choices, gallery);
        newcomers();
        portray();
        say(amiss());
        revalidate();
    }

    private List<Card> abilities(Campaign played, String hero) {
        return played.sheet().of(hero).abilities().stream().map(catalog.cards()::get).filter(Objects::nonNull).toList();
    }

    /** Shows the ability with which each newcomer of a campaign would begin. The abilities depend on the party. */
    private void newcomers() {
        campaign.ifPresent(played -> played.setup(catalog, chapter(), going().stream().map(HeroChoice::hero).toList()).party()
                .forEach(this::take));
    }

    private void portray() {
        who.count(going().size(), chapter().party().size(), choices.size());
        strip.count(going().size(), chapter().party().size(), choices.size());
        choices.forEach(choice -> choice.plate().staying(GoesSign.staying(going().size(), chapter().party().size())));
        scene.show(chapter(), going().stream().map(HeroChoice::hero).toList());
    }

    private List<HeroChoice> going() {
        return choices.stream().filter(HeroChoice::goes).toList();
    }

    /** Lets a hero go or stay, and shows what is wrong with the current party. A required hero always goes. */
    private void pressed(HeroChoice choice) {
        boolean kept = !choice.goes() && chapter().party().required().contains(choice.hero());
        choice.go(choice.goes() || kept);
        newcomers();
        portray();
        say(kept ? Sentence.of("{hero} has to go in this chapter.", "hero", Called.by(catalog.heroes().get(choice.hero()))) : amiss());
        revalidate();
    }

    /** What is wrong with the party on the form; a space if nothing is. */
    private Sentence amiss() {
        return missing(going().stream().map(HeroChoice::hero).toList()).orElse(Sentence.of(" "));
    }

    /** The suggested party. In a campaign, this is the party of the last chapter, if all its heroes may go. */
    private List<String> suggested(Chapter chapter) {
        return before.filter(setup -> setup.chapter().equals(chapter.id())).map(SetUpPane::heroes)
                .or(() -> campaign.flatMap(Campaign::last).map(Campaign.Played::party))
                .filter(party -> party.size() == chapter.party().size() && party.containsAll(chapter.party().required())
                        && chapter.party().forbidden().stream().noneMatch(party::contains))
                .orElseGet(() -> SuggestedParty.of(catalog, chapter));
    }

    /** The agreements on the form, if the game can be played with them. */
    private Optional<GameAgreement> agreed() {
        List<HeroChoice> going = going();
        List<String> ids = going.stream().map(HeroChoice::hero).toList();
        Optional<Sentence> trouble = missing(ids).or(readings::clash).or(table::trouble);
        trouble.ifPresent(this::say);
        return trouble.isPresent() ? Optional.empty()
                : Optional.of(new GameAgreement(setup(going, ids), table.company(WhoPlays.atTable(going))));
    }

    /** The reason why these heroes cannot play the chapter; empty if they can. */
    private Optional<Sentence> missing(List<String> going) {
        Chapter.Party party = chapter().party();
        return going.size() == party.size() && going.containsAll(party.required()) ? Optional.empty()
                : Optional.of(Sentence.of("This chapter is for {n} mice; {m} are chosen.", "n", party.size(), "m", going.size()));
    }

    private Setup setup(List<HeroChoice> going, List<String> ids) {
        List<Setup.Member> members = going.stream().map(choice -> new Setup.Member(choice.hero(), choice.ability())).toList();
        return campaign.map(known -> known.with(readings.chosen()).setup(catalog, chapter(), ids))
                .orElseGet(() -> new Setup(chapter().id(), members, readings.chosen(), keep.sheet()));
    }
}
