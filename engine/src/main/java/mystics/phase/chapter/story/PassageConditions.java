package mystics.phase.chapter.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Condition;
import mystics.content.Condition.Attempt;
import mystics.content.Passage;
import mystics.phase.Notes;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;

/** Tells whether the conditions of a passage hold now. */
record PassageConditions(Scene scene, Passage passage, Cast cast) {

    /** Whether a condition holds; true if there is no condition. */
    boolean hold(Optional<Condition> condition) {
        return condition.isEmpty() || holds(condition.get());
    }

    private boolean holds(Condition wanted) {
        return onTable(wanted) && onBoard(wanted) && inCampaign(wanted)
                && wanted.not().filter(this::holds).isEmpty()
                && (wanted.any().isEmpty() || wanted.any().stream().anyMatch(this::holds));
    }

    private boolean onTable(Condition wanted) {
        return wanted.with().stream().allMatch(mark -> count(mark) > 0) && wanted.without().stream().allMatch(mark -> count(mark) == 0)
                && all(wanted.atLeast(), 1) && all(wanted.atMost(), -1);
    }

    private boolean all(Map<String, Integer> numbers, int sign) {
        return numbers.entrySet().stream().allMatch(number -> sign * count(number.getKey()) >= sign * number.getValue());
    }

    private int count(String mark) {
        return scene.box().knowsMark(mark) ? Notes.get(scene, mark, Holder.TABLE) : 0;
    }

    private boolean onBoard(Condition wanted) {
        List<String> here = cast.there(passage.everywhere()).stream().map(Figure::key).toList();
        List<String> party = scene.party().stream().map(Figure::key).toList();
        return here.containsAll(wanted.here()) && party.containsAll(wanted.party())
                && (wanted.mover().isEmpty() || cast.mover().filter(mover -> mover.key().equals(wanted.mover())).isPresent())
                && (wanted.in().isEmpty() || scene.heroes().stream().anyMatch(hero -> hero.getRoom().key().equals(wanted.in())))
                && (wanted.held().isEmpty() || Goals.has(scene, wanted.held()))
                && (!wanted.captured() || scene.party().stream().anyMatch(Figure::isCaptured));
    }

    private boolean inCampaign(Condition wanted) {
        return wanted.won().stream().allMatch(this::isWon) && wanted.played().stream().allMatch(this::isPlayed)
                && wanted.lost().stream().allMatch(this::isLost)
                && (wanted.attempt() == null || (wanted.attempt() == Attempt.AGAIN) == isLost(scene.box().chapter().id()))
                && (!wanted.first() || !Memory.told(scene, passage.id()));
    }

    private boolean isWon(String chapter) {
        return Memory.tries(scene, chapter).won() > 0;
    }

    private boolean isLost(String chapter) {
        return isPlayed(chapter) && !isWon(chapter);
    }

    private boolean isPlayed(String chapter) {
        return isWon(chapter) || Memory.tries(scene, chapter).lost() > 0;
    }
}
