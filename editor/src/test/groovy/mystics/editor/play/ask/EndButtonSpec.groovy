package mystics.editor.play.ask

import com.formdev.flatlaf.FlatClientProperties
import mystics.choice.Sentence
import mystics.editor.sight.Asked
import mystics.editor.sight.Headline
import mystics.view.Background

import static mystics.editor.album.OffScreen.onEvents

/** The button that ends a turn draws the eye only when the turn is as good as over. */
class EndButtonSpec extends AskFixture {
    def "with #actions actions left, the end of the turn has the outline of the next step: #outlined (TURN-1)"() {
        given:
        wear(100)

        when:
        onEvents {
            pane.show(new Asked('tilda', Sentence.of('Tilda'), 'What now?', 0, Background.NONE,
                    [pick('search', 'Search', 'Search'), pick('end', 'End the turn', 'End')], true),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, actions), style)
        }

        then:
        ("${button('end').getClientProperty(FlatClientProperties.STYLE)}".contains('accentColor')) == outlined

        where:
        actions || outlined
        0       || true
        1       || false
    }

    def "the end of another question keeps its outline while the hero can act"() {
        given:
        wear(100)

        when:
        ask([pick('share:collin', 'Share with Collin', 'Share'), pick('done', 'Share nothing', 'End')])

        then:
        "${button('done').getClientProperty(FlatClientProperties.STYLE)}".contains('accentColor') == button('done').ends()
    }
}
