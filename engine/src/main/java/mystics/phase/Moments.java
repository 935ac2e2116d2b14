package mystics.phase;

import java.util.List;
import mystics.phase.attack.AttackDeclared;
import mystics.phase.attack.AttackEnded;
import mystics.phase.attack.BattleDice;
import mystics.phase.attack.BattleRolled;
import mystics.phase.attack.BlocksCounted;
import mystics.phase.attack.BossWoundLies;
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
import mystics.phase.card.CardDiscarded;
import mystics.phase.card.CardHanded;
import mystics.phase.card.CardUsed;
import mystics.phase.card.EquipAllowed;
import mystics.phase.card.Equipped;
import mystics.phase.card.LevelledUp;
import mystics.phase.card.PawsNeeded;
import mystics.phase.card.Shared;
import mystics.phase.chapter.CardsKept;
import mystics.phase.chapter.ChapterBegins;
import mystics.phase.chapter.ChapterEnds;
import mystics.phase.chapter.VictoryCheck;
import mystics.phase.encounter.EncounterDrawn;
import mystics.phase.encounter.EntrySought;
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
import mystics.phase.move.MoveThrow;
import mystics.phase.move.MoveValue;
import mystics.phase.move.PlaceAllowed;
import mystics.phase.move.Placed;
import mystics.phase.move.SpaceEntered;
import mystics.phase.move.Stepping;
import mystics.phase.move.Ways;
import mystics.phase.round.CardsJoin;
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
import mystics.phase.turn.WeaponAllowed;
import mystics.phase.wheel.ChapterEndMoved;
import mystics.phase.wheel.CheeseGained;
import mystics.phase.wheel.CheeseLost;
import mystics.phase.wheel.CheeseOnWheel;
import mystics.phase.wheel.PageTurned;
import mystics.phase.wheel.SurgeBegins;
import mystics.phase.wheel.Surging;
import mystics.rules.Moment;

/** The catalogue of moments: everything a rule can speak at, in the order in which a round and a chapter go. */
public final class Moments {
    private static final List<Section> SECTIONS = List.of(
            section("The chapter begins",
                    ChapterBegins.class),
            section("A round",
                    RoundBegins.class, TrackDealt.class, CardsJoin.class, InitiativeSet.class, TurnBegins.class, TurnEnds.class, RoundEnds.class),
            section("A hero's turn",
                    HeroTakesTurn.class, HeroTurn.class, ActionAllowed.class, ActionPrice.class, MoveCutShort.class, ActionTaken.class),
            section("Moving",
                    MoveAllowed.class, MoveThrow.class, MoveRolled.class, MoveValue.class, MovePoints.class, MoveDie.class, Ways.class,
                    Stepping.class, SpaceEntered.class, MoveEnds.class, PlaceAllowed.class, Placed.class, Peril.class),
            section("Battle: the attack",
                    Arms.class, WeaponAllowed.class, Targets.class, AttackDeclared.class, BattleDice.class, BattleRolled.class, HitsCounted.class),
            section("Battle: the defence",
                    Hit.class, DefenceDice.class, DefenceRolled.class, BlocksCounted.class, Wounding.class, BossWoundLies.class, Defended.class, AttackEnded.class),
            section("Wounds and what comes of them",
                    Defeated.class, Healing.class, Captured.class, Rescued.class),
            section("Rolling for a star",
                    CheckDice.class, CheckRolled.class, Recovering.class),
            section("Searching",
                    SearchSucceeded.class, CardFound.class, EventResolved.class),
            section("Cards",
                    EquipAllowed.class, PawsNeeded.class, Equipped.class, Shared.class, CardHanded.class, CardUsed.class, CardDiscarded.class, LevelledUp.class),
            section("Exploring, and what waits there",
                    ExploreAllowed.class, RoomLeft.class, RoomEntered.class, EncounterDrawn.class, EntrySought.class, MinionsPlaced.class),
            section("A minion's turn",
                    MinionTurn.class, MinionMove.class, PreyChosen.class, MinionAttack.class),
            section("Cheese, the wheel and the hourglass",
                    CheeseGained.class, CheeseLost.class, CheeseOnWheel.class, SurgeBegins.class, PageTurned.class, Surging.class, ChapterEndMoved.class),
            section("Marks",
                    MarkGiven.class, MarkRemoved.class, MarkLaid.class),
            section("What a mod leaves open",
                    Custom.class),
            section("The chapter ends",
                    VictoryCheck.class, ChapterEnds.class, CardsKept.class));

    private Moments() {
    }

    /** A part of the catalogue, such as all that happens in a battle. */
    public record Section(String title, List<Class<? extends Moment>> moments) {
    }

    @SafeVarargs
    private static Section section(String title, Class<? extends Moment>... moments) {
        return new Section(title, List.of(moments));
    }

    /** The catalogue, part by part. */
    public static List<Section> sections() {
        return SECTIONS;
    }

    /** All of them. */
    public static List<Class<? extends Moment>> all() {
        return SECTIONS.stream().<Class<? extends Moment>>flatMap(section -> section.moments().stream()).toList();
    }
}
