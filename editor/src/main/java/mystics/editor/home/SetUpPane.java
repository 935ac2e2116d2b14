package mystics.editor.home;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import mystics.bot.SuggestedParty;
import mystics.choice.Seat;
import mystics.console.Arrangement;
import mystics.console.GameTable;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.Variant;
import mystics.editor.art.Gallery;
import mystics.editor.play.Portraits;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.editor.type.Type;
import mystics.editor.type.Upright;
import mystics.play.Company;
import mystics.play.UndoPolicy;
import mystics.save.Campaign;
import net.miginfocom.swing.MigLayout;

/** What is agreed before a chapter: which one, who goes, who plays whom, by which readings of the rules. */
public final class SetUpPane extends Page {
    private final transient Catalog catalog;
    private final transient Portraits portraits;
    private final transient Optional<Campaign> campaign;
    private final JComboBox<Named<Chapter>> chapters = new JComboBox<>();
    private final JPanel form = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]"));
    private final Rack heroes = new Rack(3, 36, form);
    private final List<HeroChoice> choices = new ArrayList<>();
    private final Map<String, JCheckBox> variants = new LinkedHashMap<>();
    private final Set<String> names = new LinkedHashSet<>();
    private final JComboBox<Named<UndoPolicy>> undo = new JComboBox<>();
    private final JCheckBox ownDice = new JCheckBox("We throw our own dice");
    private final JTextField seed = new JTextField(10);

    private record Named<T>(T thing, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A chapter by itself.
     *
     * @param begin is given what was agreed; {@code back} goes home
     */
    public SetUpPane(Catalog catalog, Consumer<Arrangement> begin, Runnable back) {
        this("A new game", catalog, Optional.empty(), begin, back);
    }

    /** A chapter of a campaign: the next one and the party of the last are suggested, and the variants are those of the campaign. */
    public SetUpPane(Catalog catalog, String name, Campaign campaign, Consumer<Arrangement> begin, Runnable back) {
        this("The campaign " + name, catalog, Optional.of(campaign), begin, back);
    }

    private SetUpPane(String title, Catalog catalog, Optional<Campaign> campaign, Consumer<Arrangement> begin, Runnable back) {
        super(title, back);
        this.catalog = catalog;
        this.portraits = new Portraits(new Gallery(catalog.pictures().values()));
        this.campaign = campaign;
        hold(Upright.scrolled(form()));
        JButton go = button("Begin", () -> agreed().ifPresent(begin));
        Type.bold(go, 1.2f);
    }

    /** Offers names of people for every hero. */
    public void offer(List<String> people) {
        names.addAll(people);
        choices.forEach(choice -> people.forEach(choice::offer));
    }

    private JPanel form() {
        catalog.chapters().values().stream().sorted(Comparator.comparingInt(Chapter::number)).forEach(chapter -> chapters.addItem(new Named<>(chapter, chapter.number() + "  " + chapter.name())));
        form.add(heading("Chapter", 1.2f));
        form.add(chapters, "wmin 0");
        Prose intro = new Prose("");
        form.add(intro, "wmin 0");
        form.add(heading("Who goes, and who plays them", 1.2f), "gaptop 10");
        form.add(heroes, "wmin 0");
        form.add(heading("At the table", 1.2f), "gaptop 10");
        undo.addItem(new Named<>(UndoPolicy.TO_LAST_NEWS, "Take back to the last new information"));
        undo.addItem(new Named<>(UndoPolicy.FREELY, "Take back freely; the log says so"));
        undo.addItem(new Named<>(UndoPolicy.NEVER, "Take nothing back"));
        undo.getAccessibleContext().setAccessibleName("How far answers may be taken back");
        form.add(undo, "growx 0, wmin 0");
        form.add(ownDice, "wmin 0");
        form.add(chance(), "wmin 0");
        if (campaign.isEmpty()) {
            readings(form);
        }
        chapters.getAccessibleContext().setAccessibleName("Chapter");
        campaign.flatMap(known -> known.next(catalog)).ifPresent(next -> chapters.setSelectedItem(new Named<>(next, next.number() + "  " + next.name())));
        chapters.addActionListener(chosen -> chosen(intro));
        chosen(intro);
        return form;
    }

    /** The variants, each with what it changes. */
    private void readings(JPanel form) {
        form.add(heading("Readings of the rules", 1.2f), "gaptop 10");
        for (Variant variant : catalog.variants().values()) {
            JCheckBox box = new JCheckBox(variant.name(), variant.usual());
            box.getAccessibleContext().setAccessibleDescription(variant.text());
            variants.put(variant.id(), box);
            form.add(box, "wmin 0");
            form.add(new Prose(variant.text()), "gapleft 26, wmin 0");
        }
    }

    /** The seed, for those who want to meet the same dice and cards again. */
    private JPanel chance() {
        JPanel chance = new JPanel(new MigLayout("insets 0, fillx", "[]8[]8[grow, fill]"));
        seed.getAccessibleContext().setAccessibleName("Seed of dice and cards");
        chance.add(new JLabel("Seed"));
        chance.add(seed);
        chance.add(new Prose("The same number brings the same dice and cards. Leave it empty for a night nobody knows."), "wmin 0");
        return chance;
    }

    private static JLabel heading(String text, float size) {
        JLabel heading = new JLabel(text);
        Type.bold(heading, size);
        return heading;
    }

    private Chapter chapter() {
        return chapters.getItemAt(chapters.getSelectedIndex()).thing();
    }

    private void chosen(Prose intro) {
        Chapter chapter = chapter();
        intro.setText(chapter.intro().strip().replaceAll("\\s+", " "));
        List<String> suggested = campaign.flatMap(Campaign::last).map(Campaign.Played::party).filter(party -> party.size() == chapter.party().size() && party.containsAll(chapter.party().required())
                && chapter.party().forbidden().stream().noneMatch(party::contains)).orElseGet(() -> SuggestedParty.of(catalog, chapter));
        heroes.removeAll();
        choices.clear();
        catalog.heroes().values().stream().filter(hero -> !chapter.party().forbidden().contains(hero.id())).forEach(hero -> {
            HeroChoice choice = new HeroChoice(hero, catalog, portraits, suggested.contains(hero.id()) ? HeroChoice.Role.GOES : HeroChoice.Role.STAYS);
            campaign.ifPresent(known -> choice.goByTheSheet());
            names.forEach(choice::offer);
            choice.naming(name -> offer(List.of(name)));
            choices.add(choice);
            heroes.put(choice);
        });
        revalidate();
    }

    /** Two of these variants that cannot be on together, in words. */
    private Optional<String> clash(Set<String> on) {
        List<Variant> known = on.stream().map(catalog.variants()::get).toList();
        return known.stream().flatMap(one -> known.stream().filter(other -> other != one && one.clashes(other))
                .map(other -> one.name() + " and " + other.name() + " cannot both be on. Switch one of them off.")).findFirst();
    }

    /** What the form says, if it can be played. */
    private Optional<Arrangement> agreed() {
        Chapter chapter = chapter();
        List<HeroChoice> going = choices.stream().filter(HeroChoice::goes).toList();
        Set<String> ids = new LinkedHashSet<>(going.stream().map(HeroChoice::hero).toList());
        if (going.size() != chapter.party().size() || !ids.containsAll(chapter.party().required())) {
            say("This chapter is for " + chapter.party().size() + " heroes; " + going.size() + " are chosen.");
            return Optional.empty();
        }
        Map<String, String> people = new LinkedHashMap<>();
        Map<String, String> bots = new LinkedHashMap<>();
        going.forEach(choice -> choice.player().ifPresentOrElse(name -> people.put(choice.hero(), name), () -> bots.put(choice.hero(), GameTable.BOT)));
        if (bots.keySet().containsAll(ids)) {
            bots.put(Seat.PARTY.name(), GameTable.BOT);
        }
        people.values().removeIf(String::isBlank);
        List<Setup.Member> members = going.stream().map(choice -> new Setup.Member(choice.hero(), choice.ability())).toList();
        Set<String> on = new LinkedHashSet<>();
        variants.forEach((id, box) -> {
            if (box.isSelected()) {
                on.add(id);
            }
        });
        Optional<String> clash = clash(on);
        if (clash.isPresent()) {
            say(clash.get());
            return Optional.empty();
        }
        String number = seed.getText().strip();
        if (!number.matches("\\d{0,18}")) {
            say("A seed is a number of at most 18 digits, or nothing.");
            return Optional.empty();
        }
        long chance = number.isEmpty() ? System.nanoTime() & 0xFFFF_FFFFL : Long.parseLong(number);
        Company company = new Company(people, bots, ownDice.isSelected() ? Optional.empty() : Optional.of(chance), Optional.of(chance), undo.getItemAt(undo.getSelectedIndex()).thing());
        Setup setup = campaign.map(known -> known.setup(catalog, chapter, List.copyOf(ids))).orElseGet(() -> new Setup(chapter.id(), members, on));
        return Optional.of(new Arrangement(setup, company));
    }
}
