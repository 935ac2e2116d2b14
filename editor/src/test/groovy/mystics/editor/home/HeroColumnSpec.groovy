package mystics.editor.home

import mystics.editor.settings.Scheme

import javax.swing.SwingUtilities
import java.awt.Point

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.parts

/** The plates of the mice and what is chosen for each. */
class HeroColumnSpec extends PageFixture {
    private static Point corner(part, page) {
        SwingUtilities.convertPoint(part.parent, part.location, page)
    }

    def "what is chosen for a mouse stands below its own plate, on a page of #width pixels in type of #percent percent"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { agreed -> }, { })
        }

        when:
        lay(page, width, 800)
        def choices = parts(page).findAll { it instanceof HeroChoice && it.visible }

        then:
        choices.size() == 4
        choices.every {
            corner(it, page).x == corner(it.plate(), page).x && corner(it, page).y >= corner(it.plate(), page).y + it.plate().height
        }

        and: 'all plates stand side by side where there is room for them'
        parts(page).findAll { it instanceof HeroPlate }.collect { corner(it, page).y }.unique().size() == rows

        where:
        percent | width || rows
        100     | 1280  || 1
        250     | 1280  || 2
    }
}
