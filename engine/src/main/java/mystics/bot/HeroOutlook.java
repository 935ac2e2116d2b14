package mystics.bot;

import java.util.Optional;
import mystics.geometry.Plan;
import mystics.phase.move.Ways;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The situation of the acting hero, computed once for each question, and the worth of each space to that hero. */
final class HeroOutlook {
    private static final double TO_GOAL = 1;
    private static final double FOLLOWING = 0.2;
    /** The worth of one step towards the exit for a hero who leaves past minions. */
    private static final double PAST_FOES = 3;
    private static final double TO_FOES = 0.05;
    private static final double FEAR = 0.5;
    private static final double OFF_THE_TILE = 60;
    private static final double DRIFTING = 2.5;
    /** The factor by which the danger of a current shrinks for each turn in which a hero can still climb out. */
    private static final double HELD = 0.25;
    private static final int FARTHEST = 8;
    /** The factor by which the fear of minions grows for a hero who carries something that must not be lost. */
    private static final double KEEPER = 4;
    private static final double SHUNNED = 8;
    private static final double[] WOUND = {0, 50, 13, 15, 15};
    /** The share of the minions' threat that remains for a hero when another hero stands nearer to them. */
    private static final double COVERED = 0.4;
    /** The round from which bots no longer avoid minions. */
    private static final double LAST_ROUND_OF_FEAR = 100;

    final Scene scene;
    final Figure hero;
    final Plan plan;
    final int here;
    final boolean canAct;
    final Foes foes;
    final Party party;
    /** Whether there is no minion here that the hero should fight. */
    final boolean calm;
    /** Whether the hero plans to leave this room past its minions. */
    final boolean slips;
    private final Optional<Ways> ways;
    private final Optional<Field> field;
    private final boolean leads;
    private final double pull;
    private final boolean keeper;
    private final int nearestFriend;
    /** How much the hero minds the wounds that it expects. */
    private final double care;
    private final double[] stands;
    private long stood;

    /**
     * @param ways the moves from each space; empty when the hero cannot move now
     */
    HeroOutlook(Scene scene, Figure hero, Party party, Optional<Ways> ways) {
        this.scene = scene;
        this.hero = hero;
        this.plan = hero.getRoom().plan();
        this.stands = new double[plan.size()];
        this.here = hero.getSpace().index();
        this.canAct = scene.draft().get(Clock.ACTIONS) > 0;
        this.party = party;
        this.foes = Foes.of(hero, party);
        this.calm = foes.none() || party.isPeaceful(foes);
        this.slips = !calm && party.mayPass(hero);
        this.ways = ways;
        this.field = (calm || slips) && party.targets() != 0 ? ways.map(w -> Field.to(party.targets(), w, w.stops())) : Optional.empty();
        this.leads = party.everybody() || party.leads(hero);
        this.pull = leads ? TO_GOAL : FOLLOWING;
        this.keeper = party.isKeeper(hero);
        this.nearestFriend = nearestFriend();
        double courage = Math.max(0, 1 - scene.draft().get(Clock.ROUND) / LAST_ROUND_OF_FEAR);
        this.care = courage * FEAR * WOUND[Math.min(WOUND.length - 1, Math.max(1, hero.getLife() - hero.getWounds()))];
    }

    /**
     * The worth of ending the turn on a space. Only the differences between the worths of spaces matter; a greater worth is better. The
     * worth is computed once for each space.
     */
    double stand(int space) {
        if ((stood >> space & 1) == 0) {
            stood |= 1L << space;
            stands[space] = worth(space);
        }
        return stands[space];
    }

    private double worth(int space) {
        double worth = -danger(space);
        if (calm) {
            int drift = plan.flow(space);
            double risk = keeper ? KEEPER * foes.fear(space) : 0;
            return worth - risk - (field.isEmpty() ? 0 : pull * field.get().of(drift < 0 ? space : drift));
        }
        double part = (keeper ? KEEPER : 1) * (isCovered(space) ? COVERED : 1);
        double fear = foes.fear(space) * care * part / Math.max(1, scene.heroes().size());
        double way = !slips ? TO_FOES * foes.nearest(space) : field.isEmpty() ? 0 : PAST_FOES * field.get().of(space);
        return worth - fear - way;
    }

    private boolean isCovered(int space) {
        return nearestFriend < foes.nearest(space);
    }

    /** The fewest steps from another hero of the room to a minion. */
    private int nearestFriend() {
        int nearest = Integer.MAX_VALUE;
        for (Figure friend : hero.getRoom().getHeroes()) {
            if (!friend.equals(hero)) {
                nearest = Math.min(nearest, foes.nearest(friend.getSpace().index()));
            }
        }
        return nearest;
    }

    /** The danger of the space itself: a current, or a warning by the rules. The leading hero dares to swim. */
    double danger(int space) {
        double danger = space != here && ways.isPresent() && (ways.get().shunned() >> space & 1) != 0 ? SHUNNED : 0;
        if (plan.flow(space) == Plan.NONE) {
            return danger;
        }
        double lost = OFF_THE_TILE;
        for (int at = plan.flow(space), turns = 0; at != Plan.OFF && turns < FARTHEST; turns++) {
            lost *= HELD;
            at = at == Plan.NONE ? Plan.NONE : plan.flow(at);
        }
        return danger + lost + (leads && calm ? 0 : DRIFTING);
    }

    /** The steps left to the goal; 0 when there is no goal. */
    int toGo() {
        return party.targets() == 0 ? 0 : field.map(f -> f.of(here)).orElseGet(() -> party.distance(hero));
    }

    /** The worth of one step towards the goal. */
    double pull() {
        return pull;
    }
}
