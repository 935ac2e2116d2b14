package mystics.editor.home

import mystics.save.Campaign

import javax.swing.JRadioButton

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.parts

/** The levels of difficulty on the page before a game. */
class SetUpLevelsSpec extends PageFixture {
    def "how hard a chapter is that is only read is not asked"() {
        given:
        def page = made { new SetUpPane(library.catalog(), 'ours', Campaign.beginning([] as Set), { }, {}) }

        expect:
        library.catalog().book()[0].storyOnly()
        parts(page).findAll { it instanceof JRadioButton }.every { !it.parent.parent.parent.visible }
    }
}
