package mystics.editor.sight;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.Entry;
import mystics.content.Need;

/** Puts the advised shares before the other shares: those with a hero who can use a card that its holder cannot use (FREE-4). */
final class AdvisedShares {
    private static final String SHARE = "share:";
    private static final Set<HeroSheet.Presence> GONE = Set.of(HeroSheet.Presence.SAFE, HeroSheet.Presence.RESERVE);

    private AdvisedShares() {
    }

    /** The picks with the advised shares first among the shares. Every other pick keeps its place. */
    static List<Pick> first(List<Pick> picks, HeroSheet giver, List<? extends Entry> cards, List<HeroSheet> party) {
        Set<String> advised = cards.stream().filter(Card.class::isInstance).map(Card.class::cast)
                .filter(card -> !card.need().equals(Need.NOTHING) && !card.need().metBy(giver.printed()))
                .flatMap(card -> users(card, party)).map(hero -> SHARE + hero.id()).collect(Collectors.toSet());
        Iterator<Pick> shares = picks.stream().filter(AdvisedShares::isShare)
                .sorted(Comparator.comparing(pick -> !advised.contains(pick.key()))).iterator();
        return picks.stream().map(pick -> isShare(pick) ? shares.next() : pick).toList();
    }

    /** The heroes still in the game who can use a card. */
    private static Stream<HeroSheet> users(Card card, List<HeroSheet> party) {
        return party.stream().filter(hero -> !GONE.contains(hero.presence()) && card.need().metBy(hero.printed()));
    }

    private static boolean isShare(Pick pick) {
        return pick.key().startsWith(SHARE);
    }
}
