package mystics.bot;

import java.util.Optional;
import mystics.content.Chapter;
import mystics.content.GoalProgress;
import mystics.phase.chapter.story.Victory;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.table.Outcome;

/** The worth of a whole table to the party. Only the differences between tables matter; an attack with two dice is worth about 20. */
final class TableWorth {
    private static final double END = 1000;
    private static final double GOAL = 80;
    private static final double CAPTURED = 60;
    private static final double WOUND = 8;
    private static final double LAST_LIFE = 15;
    private static final double CONDITION = 5;
    private static final double CHEESE = 0.7;
    private static final double CARD = 2.5;
    private static final double BATTLE_DIE = 25;
    private static final double BOSS = 30;
    /** The share of a minion's worth that remains until the minion is defeated. */
    private static final double UNBEATEN = 0.4;
    private static final double SPARED_WOUND = 20;
    private static final double ON_WHEEL = 2.5;
    private static final int PAGE = 6;
    private static final double STEP = 0.6;
    private static final double ROOM = 8;

    private TableWorth() {
    }

    /** The worth of a table. */
    static double of(Scene scene, Knowledge knowledge) {
        Outcome outcome = scene.draft().outcome();
        if (outcome.over()) {
            return outcome == Outcome.WON ? END : -END;
        }
        return goals(scene) + heroes(scene) + minions(scene) + conditions(scene) - wheel(scene) - way(scene, knowledge);
    }

    private static double goals(Scene scene) {
        double worth = 0;
        for (GoalProgress goal : Victory.progress(scene)) {
            worth += GOAL * goal.have() / goal.wanted();
        }
        return worth;
    }

    private static double heroes(Scene scene) {
        double worth = 0;
        for (Figure hero : scene.party()) {
            if (!hero.isActive()) {
                worth -= CAPTURED;
                continue;
            }
            worth -= WOUND * hero.getWounds() + (hero.getLife() - hero.getWounds() <= 1 ? LAST_LIFE : 0);
            worth += CHEESE * hero.getCheese();
            worth += CARD * (hero.getPack().size() + hero.getEquipped().size() + hero.getTricks().size() + hero.getAbilities().size());
        }
        return worth;
    }

    private static double minions(Scene scene) {
        double worth = 0;
        for (Figure minion : scene.minions()) {
            worth -= Foes.isSpared(scene, minion) ? SPARED_WOUND * minion.getWounds() : strength(minion);
        }
        for (Figure ally : scene.allies()) {
            worth += strength(ally);
        }
        return worth;
    }

    private static double strength(Figure minion) {
        double left = Math.max(0, minion.getLife() - minion.getWounds()) / (double) Math.max(1, minion.getLife());
        return (BATTLE_DIE * minion.getBattle() + (minion.isBoss() ? BOSS : 0)) * (UNBEATEN + (1 - UNBEATEN) * left);
    }

    /** Conditions reduce the worth of their bearer. */
    private static double conditions(Scene scene) {
        double worth = 0;
        MarkList marks = scene.draft().marks();
        for (int i = 0; i < marks.size(); i++) {
            if (Holder.isFigure(marks.holder(i)) && scene.box().mark(marks.kind(i)).condition()) {
                worth += scene.figure(Holder.number(marks.holder(i))).isHero() ? -CONDITION : CONDITION;
            }
        }
        return worth;
    }

    private static double wheel(Scene scene) {
        int passed = PAGE * (scene.draft().get(Clock.PAGE) - scene.draft().get(Clock.END_PAGE)) + scene.draft().get(Clock.WHEEL);
        return scene.box().chapter().wheel() == Chapter.Wheel.GOOD ? -ON_WHEEL * passed : ON_WHEEL * passed;
    }

    private static double way(Scene scene, Knowledge knowledge) {
        double far = 0;
        Optional<Party> last = Optional.empty();
        Route route = knowledge.route(scene);
        for (Figure hero : scene.heroes()) {
            Party here = last.filter(known -> known.isIn(hero.getRoom())).orElseGet(() -> Party.of(scene, hero.getRoom(), route));
            last = Optional.of(here);
            Party party = here.seenBy(hero);
            far += (party.targets() == 0 ? 0 : STEP * party.distance(hero)) + ROOM * party.roomsLeft();
        }
        return far;
    }
}
