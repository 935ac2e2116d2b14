package mystics.editor.home;

import java.awt.CardLayout;
import java.awt.Font;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.editor.type.Prose;
import mystics.rules.AbilityWords;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/**
 * Words about one of a hero's abilities. The height fits the longest words, so that nothing moves when the choice changes.
 */
final class AbilityText extends JPanel {
    private final CardLayout pile = new CardLayout();

    /** @param words the words shown for an ability */
    AbilityText(List<Card> abilities, Function<Card, Sentence> words) {
        setLayout(pile);
        setOpaque(false);
        abilities.forEach(ability -> add(new Prose(words.apply(ability), 0.95f, Font.PLAIN), ability.id()));
    }

    /** Shows the ability with the given id. */
    void show(String ability) {
        pile.show(this, ability);
    }

    /** Shows several abilities, each with its name, and no others. */
    void own(List<Card> abilities) {
        removeAll();
        setLayout(new MigLayout("insets 0, fillx, wrap 1, gapy 4", "[grow, fill]"));
        abilities.forEach(ability -> {
            Sentence named = Sentence.of("{ability}: {text}", "ability", Called.by(ability), "text", AbilityWords.of(ability));
            add(new Prose(named, 0.95f, Font.PLAIN), "wmin 0");
        });
        revalidate();
    }

    /** Removes the texts that are not shown, and the space reserved for them, because the ability can no longer change. */
    void settle() {
        Stream.of(getComponents()).filter(text -> !text.isVisible()).forEach(this::remove);
    }
}
