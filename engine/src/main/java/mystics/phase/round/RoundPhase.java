package mystics.phase.round;

import mystics.phase.Phase;
import mystics.phase.round.track.CardsJoin;
import mystics.phase.round.track.InitiativeSet;
import mystics.phase.round.track.TrackDealt;
import mystics.phase.round.track.TurnBegins;
import mystics.phase.round.track.TurnEnds;

/** Rounds, and the initiative track that says whose turn it is (ROUND, INIT). */
public final class RoundPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public RoundPhase() {
        part("A round");
        step(Round.class); // a round begins
        moment(RoundBegins.class); // before the first turn
        moment(TrackDealt.class); // all cards lie anew
        moment(CardsJoin.class); // how the cards of newcomers join the track
        moment(InitiativeSet.class); // the track stands
        step(NextTurn.class); // the next card, or the end of the round
        moment(TurnBegins.class); // before any die
        step(EndTurn.class); // what is done when a card has had its turn
        moment(TurnEnds.class); // the turn is over
        step(TimeIsShort.class); // no minion on the board: cheese on the wheel
        moment(RoundEnds.class); // every card has had its turn
    }
}
