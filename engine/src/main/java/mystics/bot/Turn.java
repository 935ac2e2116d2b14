package mystics.bot;

import com.google.common.base.Suppliers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import mystics.choice.Option;
import mystics.phase.move.Ways;
import mystics.phase.search.SearchAction;
import mystics.phase.turn.BattleAction.AttackOn;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroScurries;
import mystics.phase.turn.MoveAction.MoveTo;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.MoveState;

/**
 * Chooses the acting hero's next deed. Each option is rated by its immediate gain and by the place where it leaves the hero; the best is
 * taken.
 */
final class Turn {
    private static final double EXPLORE = 60;
    /** The worth of a deed that the objective needs: a little less than leaving, a little more than any blow. */
    private static final double DEED = 55;
    private static final double RECOVER = 17;
    private static final double SEARCH = 2.5;
    /** The chance that a step which uses the whole movement succeeds. */
    private static final double CLIMB = 0.5;
    private static final double AVERAGE_DIE = 2;
    private static final double STEP_COSTS = 0.02;
    private static final double NEVER = -1000;
    /**
     * The round from which a party without progress tries random deeds now and then. In a usual game the hourglass ends the chapter before
     * this round.
     */
    private static final int RESTLESS = 60;
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private static final Set<String> KNOWN = Set.of(HeroActs.END, HeroScurries.DONE, "search", "recover", "scurry", "explore", "equip",
            "level-up", "share");

    /** Deeds after which the hero can still do everything else. */
    private static final Set<String> PASSING = Set.of("scurry", "equip", "level-up", "share");

    private final HeroOutlook outlook;
    private final Gear gear;
    private final AbilityWorth cunning;
    private final double stay;
    private final double roam;
    private final boolean barred;
    private final double search;
    private final Supplier<Boolean> ready;

    /**
     * A deed that is forbidden on one space of the exit is treated as forbidden on all spaces of the exit, so that no hero paces from one
     * space to another.
     */
    private Turn(HeroOutlook outlook, List<? extends Option> options, Knowledge knowledge) {
        this.outlook = outlook;
        this.gear = new Gear(outlook.scene, outlook.hero);
        this.cunning = new AbilityWorth(outlook, knowledge);
        this.search = SearchAction.hasSearched(outlook.hero) ? 0 : SEARCH;
        this.ready = Suppliers.memoize(() -> outlook.slips || outlook.party.isReady());
        this.stay = outlook.stand(outlook.here);
        this.roam = outlook.scene.draft().get(Clock.MOVE_STATE) == MoveState.UNUSED.ordinal() ? Math.max(stay, best(options)) : stay;
        this.barred = isTarget(outlook.here) && options.stream().noneMatch(option -> outlook.party.takes(option.key()));
    }

    /** The index of the best option. */
    static int best(Scene scene, List<? extends Option> options, Figure hero, Knowledge knowledge, Optional<Comparison> comparison) {
        long scattered = scene.answered() * SCATTER;
        if (scene.draft().get(Clock.ROUND) >= RESTLESS && scattered >>> 62 == 0) {
            return (int) ((scattered >>> 32) % options.size());
        }
        List<? extends Option> listed = List.copyOf(options);
        Optional<Ways> ways = listed.get(0) instanceof MoveTo move ? Optional.of(move.ways()) : Optional.empty();
        Party party = Party.of(scene, hero.getRoom(), knowledge.route(scene)).seenBy(hero);
        HeroOutlook outlook = new HeroOutlook(scene, hero, party, ways);
        Turn turn = new Turn(outlook, listed, knowledge);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < listed.size(); i++) {
            double worth = turn.worth(listed.get(i));
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        List<Integer> places = turn.withUnknown(listed, best);
        return places.size() > 1 && comparison.isPresent() ? comparison.get().bestInTurn(places).orElse(best) : best;
    }

    /**
     * The indexes of the best option and of the offers that only a trial can judge. Such offers are left out if the hero has no action
     * left, or if the best option is a move or one of the {@link #PASSING} deeds. Items of the party are included only for the leading
     * hero, and only if there are minions.
     */
    private List<Integer> withUnknown(List<? extends Option> options, int best) {
        List<Integer> places = new ArrayList<>(List.of(best));
        boolean together = !outlook.foes.none() && outlook.party.leads(outlook.hero);
        boolean waits = !outlook.canAct || options.get(best) instanceof MoveTo || PASSING.contains(kind(options.get(best).key()));
        for (int i = 0; i < options.size() && !waits; i++) {
            if (isUnknown(options.get(i)) && (together || !options.get(i).isOfParty())) {
                places.add(i);
            }
        }
        return places;
    }

    private boolean isUnknown(Option option) {
        if (option instanceof MoveTo || option instanceof AttackOn) {
            return false;
        }
        String key = option.key();
        return !KNOWN.contains(kind(key)) && !outlook.party.isDeed(key) && !outlook.party.avoids(key) && !cunning.knows(key);
    }

    private static String kind(String key) {
        int colon = key.indexOf(':');
        return colon < 0 ? key : key.substring(0, colon);
    }

    private double best(List<? extends Option> options) {
        double best = Double.NEGATIVE_INFINITY;
        for (Option option : options) {
            if (option instanceof MoveTo move) {
                double stand = outlook.stand(move.to());
                best = Math.max(best, isClimb(move) ? CLIMB * stand + (1 - CLIMB) * stay : stand);
            }
        }
        return best;
    }

    private double worth(Option option) {
        if (option instanceof MoveTo move) {
            return move(move) - STEP_COSTS * move.reach().cost(move.to());
        }
        if (option instanceof AttackOn attack) {
            if (outlook.party.spares(attack.target())) {
                return NEVER;
            }
            return roam + Foes.worth(attack.target(), attack.arm().weapon().attack() == mystics.content.Attack.RANGED,
                    outlook.hero.getBattle() + attack.arm().weapon().bonus());
        }
        return byKey(option.key());
    }

    private boolean isClimb(MoveTo move) {
        return (move.ways().whole(outlook.here) >> move.to() & 1) != 0;
    }

    /** The worth of a move. A hero can use the action to repeat a failed climb. */
    private double move(MoveTo move) {
        double stand = outlook.stand(move.to());
        double there = stand + action(move.to());
        if (!isClimb(move)) {
            return there;
        }
        return CLIMB * there + (1 - CLIMB) * (outlook.canAct ? CLIMB * stand + (1 - CLIMB) * stay : stay);
    }

    private double byKey(String key) {
        if (outlook.party.avoids(key)) {
            return NEVER;
        }
        int colon = key.indexOf(':');
        return switch (kind(key)) {
            case HeroActs.END, HeroScurries.DONE -> stay;
            case "search" -> roam + (outlook.party.isDeed(key) ? DEED : search);
            case "recover" -> roam + RECOVER;
            case "scurry" -> stay + scurry() - STEP_COSTS;
            case "explore" -> outlook.party.takes(key) && ready.get() ? EXPLORE : NEVER;
            case "equip" -> gear.wouldChange() ? EXPLORE + roam : NEVER;
            case "level-up" -> EXPLORE + roam;
            case "share" -> gear.wouldGive(key.substring(colon + 1)) ? EXPLORE + roam : NEVER;
            default -> roam + (outlook.party.isDeed(key) ? DEED : cunning.worth(key));
        };
    }

    /** The worth of the best action a hero could take on a space. */
    private double action(int space) {
        if (!outlook.canAct) {
            return 0;
        }
        double best = Math.max(search, outlook.foes.attackFrom(space));
        if (outlook.party.isForDeed() && isTarget(space)) {
            return Math.max(best, DEED);
        }
        boolean out = (outlook.calm || outlook.slips && !outlook.foes.reach(space)) && !outlook.party.everybody() && isTarget(space);
        return out && !barred && ready.get() ? EXPLORE : best;
    }

    private boolean isTarget(int space) {
        return (outlook.party.targets() >> space & 1) != 0;
    }

    private double scurry() {
        double steps = outlook.calm ? outlook.pull() * Math.min(outlook.toGo(), AVERAGE_DIE + outlook.hero.getMove()) : 0;
        return steps + CLIMB * outlook.danger(outlook.here);
    }
}
