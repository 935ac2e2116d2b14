package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * A card on the initiative track.
 *
 * @param figures the number of the card's figures on the board
 * @param art the possible names of the card's picture, best first
 */
public record TrackCardPicture(String name, Side side, Turn turn, int figures, List<String> art) {
    /** The owner of the card. */
    public enum Side { HERO, MINION }

    /** Whether it is this card's turn. */
    public enum Turn { ACTING, WAITING }

    /** The initiative track of a scene, from the top. */
    static List<TrackCardPicture> all(Scene scene) {
        int acting = scene.draft().get(Clock.TURN) - 1;
        List<TrackCardPicture> cards = new ArrayList<>();
        for (int place = 0; place < scene.draft().trackLength(); place++) {
            int kind = scene.draft().trackAt(place);
            Turn turn = kind == acting ? Turn.ACTING : Turn.WAITING;
            if (kind < scene.box().heroCount()) {
                Figure hero = scene.figure(kind);
                cards.add(new TrackCardPicture(hero.getName(), Side.HERO, turn, hero.isActive() ? 1 : 0, FigureArt.hero(hero.getKind())));
            } else {
                int figures = (int) scene.carded().stream().filter(minion -> minion.getKindNumber() == kind).count();
                MinionCard card = scene.box().minion(kind);
                cards.add(new TrackCardPicture(card.name(), Side.MINION, turn, figures, FigureArt.minion(card)));
            }
        }
        return cards;
    }
}
