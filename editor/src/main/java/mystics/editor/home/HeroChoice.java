package mystics.editor.home;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.HeroCard;
import mystics.editor.art.Gallery;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.home.Players;
import mystics.rules.AbilityWords;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/**
 * The choices for one hero before a game: a plate that shows whether the hero goes, its ability, and its player. A hero who stays is
 * described in muted letters and is asked nothing.
 */
final class HeroChoice extends JPanel {
    private static final String ANYBODY = "Whoever sits here";
    private static final String BOT = "The program";
    /**
     * The number of lines that are reserved for a sentence about a hero. Reserving these lines keeps the sentences of a row at one height.
     */
    private static final int LINES = 3;
    private static final float GIFT = 0.95f;
    private static final float ABOUT = 0.92f;
    private final HeroCard card;
    private final HeroPlate plate;
    private final Prose strength;
    private final Prose character;
    private final Prose gift = new Prose("", GIFT, Font.PLAIN).muted();
    private final JLabel seat = new JLabel("Player");
    private final JLabel called = new JLabel("Ability");
    private final JComboBox<Ability> ability = new JComboBox<>();
    private final AbilityText use;
    private final AbilityText effect;
    private final JToggleButton rule = new JToggleButton("What it does");
    private transient Gifts gifts = Gifts.CHOSEN;
    private final JComboBox<String> player = new JComboBox<>(new String[] {ANYBODY, BOT});

    /** Whether a hero goes on the adventure. */
    enum Role { GOES, STAYS }

    /** Where the abilities of a hero come from: they are chosen here, stand on the campaign's sheet, or come from the story. */
    private enum Gifts { CHOSEN, OWNED, TOLD }

    private record Ability(String id, String name, Name spoken, Sentence words, Sentence use) {
        static Ability of(Card card) {
            return new Ability(card.id(), card.name(), Called.by(card), AbilityWords.of(card), AbilityWords.use(card));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    HeroChoice(HeroCard card, Catalog catalog, Gallery gallery, Role role) {
        super(new MigLayout("insets 0 %1$dpx %1$dpx %1$dpx, fillx, wrap 2, gapy 4, hidemode 3".formatted(HeroPlate.pad()),
                "[][grow, fill]"));
        setOpaque(false);
        this.card = card;
        plate = new HeroPlate(card, gallery, role);
        List<Card> known = abilities(catalog);
        known.forEach(one -> ability.addItem(Ability.of(one)));
        take(card.ability());
        strength = new Prose(HeroStrength.among(catalog.heroes().values()).of(card));
        add(strength, "span 2, wmin 0, growx");
        String about = card.about().strip().replaceAll("\\s+", " ").replaceAll("(?<=[.!?]) .*", "");
        character = new Prose(about, ABOUT, Font.ITALIC);
        int lines = LINES * character.getFontMetrics(character.getFont()).getHeight();
        add(character, "span 2, wmin 0, growx, gapbottom 2, aligny top, hmin " + lines + "px");
        player.setEditable(true);
        player.setSelectedItem("");
        player.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "player's name");
        add(seat);
        add(player, "wmin 0");
        add(called);
        add(ability, "wmin 0");
        use = new AbilityText(known, AbilityWords::use);
        add(use, "span 2, wmin 0, growx, aligny top, hmin " + lines * 2 / LINES + "px");
        effect = new AbilityText(known, AbilityWords::rule);
        rule.addActionListener(click -> arrange());
        add(rule, "skip 1, wmin 0, growx 0");
        add(effect, "span 2, wmin 0, growx, pushy, aligny top");
        add(gift, "span 2, wmin 0, growx, pushy, aligny top");
        ability.addActionListener(chosen -> tell());
        tell();
        ability.putClientProperty(Scrolling.WITH, effect);
        Says.name(ability, Sentence.of("Ability of {hero}", "hero", Called.by(card)));
        Says.name(player, Sentence.of("Who plays {hero}; empty for whoever sits here", "hero", Called.by(card)));
        arrange();
    }

    /** Shows the parts that the hero needs: a hero who goes has choices, and a hero who stays has words about itself. */
    private void arrange() {
        boolean goes = goes();
        boolean chosen = goes && gifts == Gifts.CHOSEN;
        Stream.of(seat, player).forEach(part -> part.setVisible(goes));
        Stream.of(called, ability, use, rule).forEach(part -> part.setVisible(chosen));
        effect.setVisible(gifts == Gifts.OWNED || chosen && rule.isSelected());
        gift.setVisible(!goes && gifts == Gifts.CHOSEN);
        Stream.of(strength, character).forEach(goes ? Prose::plain : Prose::muted);
        revalidate();
    }

    /** Sets the text of the chosen ability, also for screen readers and as a tooltip. */
    private void tell() {
        Ability chosen = (Ability) ability.getSelectedItem();
        use.show(chosen.id());
        effect.show(chosen.id());
        Says.text(gift, Sentence.of("{ability}: {text}", "ability", chosen.spoken(), "text", chosen.use()));
        Says.more(ability, chosen.words());
        Says.hint(ability, chosen.words());
        Says.hint(plate, Sentence.of("{hero}. {ability}: {text} {classes}", "hero", HeroPlate.words(card), "ability", chosen.spoken(),
                "text", chosen.words(), "classes", HeroPlate.CLASSES));
    }

    private List<Card> abilities(Catalog catalog) {
        return catalog.cards().values().stream().filter(one -> one.type() == CardType.ABILITY && one.need().metBy(card)).toList();
    }

    /**
     * Limits the choices to the campaign sheet. A hero has the abilities listed there, and a newcomer starts with an ability that nobody
     * owns (CAMP).
     *
     * @param owned the abilities on the sheet; empty for a newcomer
     */
    void goByTheSheet(List<Card> owned) {
        ability.setEnabled(false);
        ability.setToolTipText("As the campaign's sheet says; a newcomer starts with one that nobody owns");
        if (owned.isEmpty()) {
            use.settle();
            effect.settle();
        } else {
            gifts = Gifts.OWNED;
            effect.own(owned);
            arrange();
        }
    }

    /** Chooses an ability. */
    void take(String wanted) {
        IntStream.range(0, ability.getItemCount()).filter(i -> ability.getItemAt(i).id().equals(wanted)).findFirst()
                .ifPresent(ability::setSelectedIndex);
    }

    /** Sets the player to the person who played the hero before, if this person is known. */
    void seat(Players known) {
        Optional.ofNullable(known.people().get(card.id())).or(() -> Optional.ofNullable(known.bots().get(card.id())).map(bot -> BOT))
                .ifPresent(player::setSelectedItem);
    }

    /** Hides the choice of ability, because the story of the chapter will ask for it. */
    void leaveAbilityToTheStory() {
        gifts = Gifts.TOLD;
        arrange();
    }

    /** The plate that is pressed to let the hero go or stay. */
    HeroPlate plate() {
        return plate;
    }

    /** Lets the hero go or stay. */
    void go(boolean going) {
        plate.setSelected(going);
        arrange();
    }

    /** The hero's card. */
    HeroCard card() {
        return card;
    }

    /** The hero's id. */
    String hero() {
        return card.id();
    }

    /** Whether the hero goes. */
    boolean goes() {
        return plate.isSelected();
    }

    /** The id of the chosen ability. */
    String ability() {
        return ((Ability) ability.getSelectedItem()).id();
    }

    /** The name of the hero's player, perhaps blank; empty if the program plays the hero. */
    Optional<String> player() {
        String said = String.valueOf(player.getSelectedItem()).strip();
        return said.equals(BOT) ? Optional.empty() : Optional.of(said.equals(ANYBODY) ? "" : said);
    }

    /** Adds a player's name to the offered names, unless it is already offered. */
    void offer(String name) {
        if (IntStream.range(0, player.getItemCount()).noneMatch(i -> player.getItemAt(i).equals(name))) {
            player.addItem(name);
        }
    }

    /** Sets the listener for each name that is chosen or typed. */
    void naming(Consumer<String> heard) {
        player.addActionListener(chosen -> player().filter(name -> !name.isBlank()).ifPresent(heard));
    }
}
