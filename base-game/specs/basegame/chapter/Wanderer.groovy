package basegame.chapter

import groovy.transform.CompileStatic
import mystics.choice.Question
import mystics.rules.Player
import mystics.rules.Scene

/**
 * Does anything: first a kind of deed, then one of that kind, so that moves do not drown the rest. Every second time it would rather
 * fight or go on than anything else. It looks at the table each time it is asked.
 */
@CompileStatic
class Wanderer implements Player {
    private static final List<String> BOLD = ['battle', 'explore']
    private final Random random
    private final Closure<?> looking

    /** @param looking what is done with each question and scene before it is answered */
    Wanderer(long seed, Closure<?> looking) {
        this.random = new Random(seed)
        this.looking = looking
    }

    @Override
    int choose(Question.Choice question, Scene scene) {
        looking.call(question, scene)
        List<String> kinds = question.options().collect { option -> option.key().tokenize(':')[0] }
        List<String> bold = kinds.unique(false).findAll { kind -> kind in BOLD }
        List<String> wanted = bold.empty || random.nextBoolean() ? kinds.unique(false) : bold
        String kind = wanted[random.nextInt(wanted.size())]
        List<Integer> places = kinds.findIndexValues { String one -> one == kind }*.intValue()
        places[random.nextInt(places.size())]
    }
}
