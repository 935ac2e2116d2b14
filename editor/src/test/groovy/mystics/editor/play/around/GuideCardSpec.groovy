package mystics.editor.play.around

import mystics.content.GuideStep
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.JScrollPane

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The card of a guide is as high as its words: nobody scrolls to read a hint. */
class GuideCardSpec extends Specification {
    static final int WIDE = 315

    def "no step of the lesson and no hint is cut off, even if the card was too low before"() {
        given:
        def catalog = BaseGame.library().catalog()
        def lesson = catalog.chapters().values().find { it.lesson }.guide()
        def hints = catalog.hints().values().collect { new GuideStep(it.id(), it.name(), it.text(), '', [], '', [], '', 'TURN-1') }
        def card = null
        def cut = []

        when:
        onEvents {
            Scheme.LIGHT.wear(100)
            card = new GuideCard(new GuideLayer.Ways({ }, { }, { }))
        }
        (lesson + hints).each { step ->
            onEvents { card.show(step, GuideLayer.Kind.HINT) }
            lay(card, WIDE, 90)
            def high = 0
            onEvents { high = card.height(WIDE) }
            lay(card, WIDE, high)
            if (parts(card).find { it instanceof JScrollPane }.verticalScrollBar.visible) cut << step.title()
        }

        then:
        cut.empty
    }
}
