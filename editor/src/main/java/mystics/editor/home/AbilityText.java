package mystics.editor.home;

import java.awt.CardLayout;
import java.awt.Font;
import java.util.List;
import javax.swing.JPanel;
import mystics.view.Background;
import mystics.content.Card;
import mystics.editor.type.Prose;

/** What one of several abilities costs, when it is used and what it does. It is as high as the longest of them, so that nothing moves when another one is shown. */
final class AbilityText extends JPanel {
    private final CardLayout pile = new CardLayout();

    AbilityText(List<Card> abilities) {
        setLayout(pile);
        abilities.forEach(ability -> add(new Prose(words(ability), 0.92f, Font.PLAIN).muted(), ability.id()));
    }

    /** In words, as they stand on the card. */
    static String words(Card ability) {
        return (ability.cost() > 0 ? ability.cost() + " cheese. " : "") + Background.text(ability);
    }

    /** Shows an ability, by its id. */
    void show(String ability) {
        pile.show(this, ability);
    }
}
