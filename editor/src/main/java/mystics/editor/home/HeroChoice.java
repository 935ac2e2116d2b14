package mystics.editor.home;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.HeroCard;
import mystics.editor.play.around.Portraits;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/** The choices for one hero before a game: whether it goes, with which ability, and who plays it. */
final class HeroChoice extends JPanel {
    private static final String ANYBODY = "Whoever sits here";
    private static final String BOT = "The program";
    private static final double PORTRAIT = 5.4;
    private final HeroCard card;
    private final JCheckBox goes;
    private final JComboBox<Ability> ability = new JComboBox<>();
    private final JComboBox<String> player = new JComboBox<>(new String[] {ANYBODY, BOT});

    /** Whether a hero goes on the adventure. */
    enum Role { GOES, STAYS }

    private record Ability(String id, String name, Sentence words) {
        @Override
        public String toString() {
            return name;
        }
    }

    HeroChoice(HeroCard card, Catalog catalog, Portraits portraits, Role role) {
        super(new MigLayout("insets 10, fillx, wrap 2, gapy 4", "[][grow, fill]"));
        this.card = card;
        setBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor"), 1, true));
        goes = new JCheckBox(card.name(), role == Role.GOES);
        Type.bold(goes, 1.2f);
        add(goes, "span 2, split 2, growx");
        add(new JLabel(portraits.face(card.id(), card.name(), PORTRAIT)));
        List<Sentence> values = List.of(value("battle", card.battle()), value("defence", card.defence()), value("lore", card.lore()),
                value("move", card.move()), value("life", card.life()));
        add(new Prose(Sentence.of("{classes} · {values}", "classes", Sentence.row(card.classes(), ", "), "values",
                Sentence.row(values, ", "))), "span 2, wmin 0, growx");
        add(new Prose(card.about().strip().replaceAll("\\s+", " ").replaceAll("(?<=[.!?]) .*", "")), "span 2, wmin 0, growx");
        List<Card> known = abilities(catalog);
        known.forEach(one -> ability.addItem(new Ability(one.id(), one.name(), AbilityText.words(one))));
        for (int i = 0; i < ability.getItemCount(); i++) {
            if (ability.getItemAt(i).id().equals(card.ability())) {
                ability.setSelectedIndex(i);
            }
        }
        player.setEditable(true);
        player.setSelectedItem("");
        player.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "you, or write a name");
        add(new JLabel("Played by"));
        add(player, "wmin 0");
        add(new JLabel("Ability"));
        add(ability, "wmin 0");
        AbilityText text = new AbilityText(known);
        add(text, "span 2, wmin 0, growx");
        ability.addActionListener(chosen -> tell(text));
        tell(text);
        Says.name(ability, Sentence.of("Ability of {hero}", "hero", Called.by(card)));
        Says.name(player, Sentence.of("Who plays {hero}; empty for whoever sits here", "hero", Called.by(card)));
    }

    /** Shows the text of the chosen ability, also to screen readers. */
    private void tell(AbilityText text) {
        Ability chosen = (Ability) ability.getSelectedItem();
        text.show(chosen.id());
        Says.more(ability, chosen.words());
    }

    private List<Card> abilities(Catalog catalog) {
        return catalog.cards().values().stream().filter(one -> one.type() == CardType.ABILITY && one.need().metBy(card)).toList();
    }

    /**
     * Limits the choices to the campaign sheet: a hero has the abilities listed there, and a newcomer starts with one that nobody owns
     * (CAMP).
     */
    void goByTheSheet() {
        ability.setEnabled(false);
        ability.setToolTipText("As the campaign's sheet says; a newcomer starts with one that nobody owns");
    }

    /** The hero's id. */
    String hero() {
        return card.id();
    }

    /** Whether the hero goes. */
    boolean goes() {
        return goes.isSelected();
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

    /** Offers a player's name, if it is not there yet. */
    void offer(String name) {
        if (IntStream.range(0, player.getItemCount()).noneMatch(i -> player.getItemAt(i).equals(name))) {
            player.addItem(name);
        }
    }

    /** Sets the listener for each name that is chosen or typed. */
    void naming(Consumer<String> heard) {
        player.addActionListener(chosen -> player().filter(name -> !name.isBlank()).ifPresent(heard));
    }

    /** A value of the hero card, kept on one line. */
    private static Sentence value(String name, int number) {
        return Sentence.of("{value}\u00a0{n}", "value", name, "n", number);
    }
}
