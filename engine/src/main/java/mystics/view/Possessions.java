package mystics.view;

import java.util.ArrayList;
import java.util.List;
import mystics.content.CardType;
import mystics.content.MarkKind;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.table.Zone;

/** The party's stash, and the conditions and tokens that lie on a figure. */
public final class Possessions {
    private Possessions() {
    }

    /** A kind of mark on a figure, and the number of such marks. */
    public record Lying(MarkKind mark, int number) {
    }

    /** The party items in the stash (PARTY-0). Party items on the board are not listed, because the board shows them (PARTY-2, PARTY-4). */
    public static List<CardInPlay> stash(Scene scene) {
        List<CardInPlay> stash = new ArrayList<>();
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().cardType(card) == CardType.PARTY_ITEM && scene.draft().zone(card) == Zone.STASH) {
                stash.add(scene.card(card));
            }
        }
        return stash;
    }

    /** The conditions and tokens on a figure. Notes of rules are hidden. */
    public static List<Lying> on(Scene scene, Figure figure) {
        List<Lying> found = new ArrayList<>();
        MarkList marks = scene.draft().marks();
        for (int i = 0; i < marks.size(); i++) {
            MarkKind mark = scene.box().mark(marks.kind(i));
            if (marks.holder(i) == figure.holder() && Holder.isFigure(marks.holder(i)) && !mark.letter().isEmpty()) {
                found.add(new Lying(mark, marks.value(i)));
            }
        }
        return found;
    }
}
