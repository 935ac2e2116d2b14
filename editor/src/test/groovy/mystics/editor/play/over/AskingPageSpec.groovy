package mystics.editor.play.over

import mystics.editor.album.OffScreen
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JPanel

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The button below a page that ends with a question. */
class AskingPageSpec extends Specification {
    def stage = made { new Stage(new JPanel(), new JPanel()) }

    private JButton asking(String text) {
        onEvents { Scheme.LIGHT.wear(100) }
        def page = made {
            def paper = new StoryPaper({ }, { Optional.empty() })
            paper.write(new StoryHtml(StoryPaper.portraits(BaseGame.library().catalog())).passage(text))
            new TextPage('A title', paper).bound()
        }
        onEvents { stage.ask(page, LaidPaper.PAGE) { } }
        OffScreen.lay(stage, 1280, 800)
        OffScreen.parts(stage).find { it instanceof JButton && it.text }
    }

    def "while the page goes on, its button leads to the rest; only then it leads to the answers beside the board"() {
        given:
        def button = asking('It was late, and the mice were tired. ' * 120)
        def labels = [button.text]

        when:
        20.times { if (button.text == Stage.MORE) onEvents { button.doClick(0) } }
        labels << button.text

        then:
        labels == [Stage.MORE, 'Answer beside the board']
        stage.covered

        when:
        onEvents { button.doClick(0) }

        then:
        !stage.covered
    }

    def "a page that is seen as a whole leads to the answers at once"() {
        expect:
        asking('It was late.').text == 'Answer beside the board'
    }
}
