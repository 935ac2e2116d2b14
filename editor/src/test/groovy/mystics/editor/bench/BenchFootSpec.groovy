package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.settings.Scheme
import mystics.editor.type.Prose
import spock.lang.Specification
import spock.util.concurrent.PollingConditions

/** The messages at the foot of the editor. */
class BenchFootSpec extends Specification {
    def "a brief message goes after a while, unless another one has come"() {
        given:
        Scheme.LIGHT.wear(100)
        def foot = OffScreen.made { new BenchFoot(20) }
        def message = OffScreen.parts(foot).find { it instanceof Prose } as Prose

        when:
        OffScreen.onEvents { foot.brief(Sentence.of('Saved.')) }

        then:
        new PollingConditions(timeout: 5).eventually { assert message.words().blank }

        when:
        OffScreen.onEvents {
            foot.brief(Sentence.of('Saved.'))
            foot.say(Sentence.of('Not saved.'))
        }
        sleep(200)

        then:
        message.words() == 'Not saved.'
    }
}
