package mystics.editor.home;

import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.type.Says;

/** The switch that makes a single chapter the first chapter of a campaign, in which the heroes keep what they earn (CAMP). */
final class KeepSwitch {
    private final JCheckBox box = new JCheckBox("A campaign: the mice keep what they earn");

    KeepSwitch() {
        Says.hint(box, Sentence.of("The book goes on chapter after chapter, and remembers what you chose."));
    }

    /** Adds the switch to a form. */
    void layOn(JPanel form) {
        form.add(box, "growx 0, wmin 0, hidemode 3");
    }

    /**
     * Offers the campaign where another chapter follows. The switch is on for the first chapters of the book.
     *
     * @param catalog tells where the book begins
     */
    void stand(Chapter chapter, Catalog catalog) {
        boolean follows = catalog.following(chapter).isPresent();
        box.setVisible(follows);
        box.setSelected(follows && chapter.number() <= catalog.firstToPlay().number());
    }

    /** Switches the campaign off: a single chapter begins again. */
    void off() {
        box.setSelected(false);
    }

    /** The sheet with which the chapter begins; empty if the chapter stays a single one. */
    Optional<CampaignSheet> sheet() {
        return box.isSelected() ? Optional.of(CampaignSheet.NEW) : Optional.empty();
    }
}
