package basegame.properties

import groovy.transform.CompileStatic
import groovy.transform.Immutable
import mystics.choice.Question
import mystics.rules.Player
import mystics.rules.Scene

/**
 * Does anything, and keeps nothing to itself: first a kind of deed, then one of that kind, every second time rather
 * fighting or going on. What it
 * does follows from its seed and from how many answers the game has had, so it can be asked from inside and from outside.
 */
@CompileStatic
@Immutable
class Roamer implements Player {
    private static final List<String> BOLD = ['battle', 'explore', 'search', 'ability', 'use']
    long seed

    @Override
    int choose(Question.Choice question, Scene scene) {
        Random random = new Random(seed * 1_000_003 + scene.answered() * 7919L + question.seat().name().hashCode())
        random.nextInt()
        List<String> kinds = question.options().collect { option -> option.key().tokenize(':')[0] }
        List<String> bold = kinds.unique(false).findAll { String kind -> kind in BOLD }
        List<String> wanted = bold.empty || random.nextBoolean() ? kinds.unique(false) : bold
        String kind = wanted[random.nextInt(wanted.size())]
        List<Integer> places = kinds.findIndexValues { String one -> one == kind }*.intValue()
        places[random.nextInt(places.size())]
    }
}
