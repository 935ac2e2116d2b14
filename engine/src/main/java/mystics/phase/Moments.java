package mystics.phase;

import java.util.List;
import mystics.phase.attack.AttackDeclared;
import mystics.phase.attack.AttackEnded;
import mystics.phase.attack.BattleDice;
import mystics.phase.attack.BattleRolled;
import mystics.phase.attack.BlocksCounted;
import mystics.phase.attack.Defeated;
import mystics.phase.attack.DefenceDice;
import mystics.phase.attack.DefenceRolled;
import mystics.phase.attack.Defended;
import mystics.phase.attack.Healing;
import mystics.phase.attack.Hit;
import mystics.phase.attack.HitsCounted;
import mystics.phase.attack.Wounding;
import mystics.phase.capture.Captured;
import mystics.phase.capture.Rescued;
import mystics.phase.card.EquipAllowed;
import mystics.phase.card.Equipped;
import mystics.phase.card.LevelledUp;
import mystics.phase.card.PawsNeeded;
import mystics.phase.card.Shared;
import mystics.phase.chapter.ChapterBegins;
import mystics.phase.chapter.ChapterEnds;
import mystics.phase.chapter.VictoryCheck;
import mystics.phase.encounter.EncounterDrawn;
import mystics.phase.encounter.MinionsPlaced;
import mystics.phase.explore.ExploreAllowed;
import mystics.phase.explore.RoomEntered;
import mystics.phase.explore.RoomLeft;
import mystics.phase.minion.MinionAttack;
import mystics.phase.minion.MinionMove;
import mystics.phase.minion.MinionTurn;
import mystics.phase.minion.PreyChosen;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.MoveDie;
import mystics.phase.move.MoveEnds;
import mystics.phase.move.MovePoints;
import mystics.phase.move.MoveRolled;
import mystics.phase.move.MoveValue;
import mystics.phase.move.PlaceAllowed;
import mystics.phase.move.Placed;
import mystics.phase.move.SpaceEntered;
import mystics.phase.move.Stepping;
import mystics.phase.move.Ways;
import mystics.phase.round.InitiativeSet;
import mystics.phase.round.RoundBegins;
import mystics.phase.round.RoundEnds;
import mystics.phase.round.TrackDealt;
import mystics.phase.round.TurnBegins;
import mystics.phase.round.TurnEnds;
import mystics.phase.search.CardFound;
import mystics.phase.search.EventResolved;
import mystics.phase.search.SearchSucceeded;
import mystics.phase.turn.ActionAllowed;
import mystics.phase.turn.ActionPrice;
import mystics.phase.turn.ActionTaken;
import mystics.phase.turn.Arms;
import mystics.phase.turn.HeroTakesTurn;
import mystics.phase.turn.HeroTurn;
import mystics.phase.turn.MoveCutShort;
import mystics.phase.turn.Recovering;
import mystics.phase.turn.Targets;
import mystics.phase.wheel.ChapterEndMoved;
import mystics.phase.wheel.CheeseGained;
import mystics.phase.wheel.CheeseLost;
import mystics.phase.wheel.CheeseOnWheel;
import mystics.phase.wheel.PageTurned;
import mystics.phase.wheel.Surging;
import mystics.rules.Moment;

/** The catalogue of moments: everything a rule can speak at, phase by phase. */
public final class Moments {
    private Moments() {
    }

    /** All of them. */
    public static List<Class<? extends Moment>> all() {
        return List.of(
                ChapterBegins.class,
                ChapterEnds.class,
                VictoryCheck.class,
                InitiativeSet.class,
                RoundBegins.class,
                RoundEnds.class,
                TrackDealt.class,
                TurnBegins.class,
                TurnEnds.class,
                ActionAllowed.class,
                ActionPrice.class,
                ActionTaken.class,
                Arms.class,
                HeroTakesTurn.class,
                HeroTurn.class,
                MoveCutShort.class,
                Recovering.class,
                Targets.class,
                MoveAllowed.class,
                MoveDie.class,
                MoveEnds.class,
                MovePoints.class,
                MoveRolled.class,
                MoveValue.class,
                PlaceAllowed.class,
                Placed.class,
                SpaceEntered.class,
                Stepping.class,
                Ways.class,
                AttackDeclared.class,
                AttackEnded.class,
                BattleDice.class,
                BattleRolled.class,
                BlocksCounted.class,
                Defeated.class,
                DefenceDice.class,
                DefenceRolled.class,
                Defended.class,
                Healing.class,
                Hit.class,
                HitsCounted.class,
                Wounding.class,
                Captured.class,
                Rescued.class,
                ChapterEndMoved.class,
                CheeseGained.class,
                CheeseLost.class,
                CheeseOnWheel.class,
                PageTurned.class,
                Surging.class,
                MinionAttack.class,
                MinionMove.class,
                MinionTurn.class,
                PreyChosen.class,
                CardFound.class,
                EventResolved.class,
                SearchSucceeded.class,
                EquipAllowed.class,
                Equipped.class,
                LevelledUp.class,
                PawsNeeded.class,
                Shared.class,
                ExploreAllowed.class,
                RoomEntered.class,
                RoomLeft.class,
                EncounterDrawn.class,
                MinionsPlaced.class,
                CheckDice.class,
                CheckRolled.class,
                MarkGiven.class,
                MarkRemoved.class,
                Peril.class);
    }
}
