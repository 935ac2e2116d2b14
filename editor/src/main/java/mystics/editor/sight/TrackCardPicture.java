package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.view.MinionManner;
import mystics.view.Possessions;

/**
 * A card on the initiative track.
 *
 * @param crowd whether the card stands for one body or for any number
 * @param figures the number of the card's figures on the board
 * @param carried the marks on the card's figures
 * @param manner how the card's figures walk and whom they attack; empty for a mouse, and where the card itself tells it
 * @param art the possible names of the card's picture, best first
 */
public record TrackCardPicture(String name, Side side, Turn turn, Crowd crowd, int figures, List<Carried> carried,
        Sentence manner, List<String> art) {
    /** The owner of the card. */
    public enum Side { HERO, MINION }

    /** The bodies for which a card stands: a mouse, and a minion of which there is only one, is one body, however many cards it has. */
    public enum Crowd { ONE, MANY }

    /** A mark on one of the card's figures. */
    public record Carried(MarkKind mark, String figure) {
    }

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
                cards.add(new TrackCardPicture(hero.getName(), Side.HERO, turn, Crowd.ONE, hero.isActive() ? 1 : 0, List.of(),
                        Sentence.EMPTY, FigureArt.hero(hero.getKind())));
            } else {
                List<Figure> figures = scene.carded().stream().filter(minion -> minion.getKindNumber() == kind).toList();
                MinionCard card = scene.box().minion(kind);
                cards.add(new TrackCardPicture(card.name(), Side.MINION, turn, card.limit() == 1 ? Crowd.ONE : Crowd.MANY, figures.size(),
                        figures.stream().flatMap(figure -> carried(scene, figure)).toList(), MinionManner.of(card),
                        FigureArt.minion(card)));
            }
        }
        return cards;
    }

    private static Stream<Carried> carried(Scene scene, Figure figure) {
        return Possessions.on(scene, figure).stream().map(lying -> new Carried(lying.mark(), figure.getName()));
    }
}
