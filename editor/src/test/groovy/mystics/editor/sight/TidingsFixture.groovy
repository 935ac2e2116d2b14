package mystics.editor.sight

import mystics.choice.Name
import mystics.choice.Sentence
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** Lines of the log as the rules write them, for specs of what is told of them. */
abstract class TidingsFixture extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared ada = new Name('heroes/ada/name', 'Ada', '')

    static Name wasp(int number) {
        new Name('minions/wasps/one', 'Wasp', "$number")
    }

    static Line line(String cause, String pattern, Object... places) {
        new Line(Sentence.of(pattern, places), cause)
    }

    static Line attack(who, whom) {
        line('BATTLE-2', '{attacker} attacks {targets}: {faces}', 'attacker', who, 'targets', [whom], 'faces', 'bow')
    }

    static Line block(who) {
        line('BATTLE-4', '{defender} blocks it all', 'defender', who, 'hits', '1 hit')
    }

    static Line wound(who, int now) {
        line('BATTLE-5', '{victim} takes {wounds}{sort} ({now} of {life})', 'victim', who, 'wounds', '1 wound', 'sort', '', 'now', now,
                'life', 3)
    }
}
