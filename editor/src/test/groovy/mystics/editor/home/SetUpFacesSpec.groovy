package mystics.editor.home

import mystics.editor.settings.Scheme

import javax.swing.JViewport
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The faces of the mice on the page before a game. */
class SetUpFacesSpec extends PageFixture {
    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private SetUpPane page(int percent) {
        made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { }, { })
        }
    }

    def "in large letters the chapter, the faces and the words for the values are the first things on the page; a face is as its plate"() {
        given:
        def page = page(percent)

        when:
        lay(page, 1280, 800)
        def strip = parts(page).find { it instanceof PartyStrip }
        def chapter = parts(page).find { it instanceof ChapterChoice }
        def choice = parts(page).find { it instanceof HeroChoice && it.goes() }

        then:
        strip.visible == seen
        !seen || chapter.y + chapter.height <= strip.y
        !seen || SwingUtilities.convertPoint(strip, 0, strip.height, page).y < 530
        parts(strip).find { it instanceof ValueLegend }.components*.text == ['battle', 'defence', 'lore', 'move', 'life']

        when:
        onEvents { parts(strip).find { it.respondsTo('getText') && it.text == choice.card().name() }.doClick(0) }

        then:
        !choice.goes()

        where:
        percent || seen
        100     || false
        200     || true
        250     || true
    }

    def "all of the page is seen at once in a window of #width by #height pixels in type of #percent percent"() {
        given:
        def page = page(percent)

        when:
        4.times { lay(page, width, height) }
        def port = SwingUtilities.getAncestorOfClass(JViewport, parts(page).find { it instanceof HeroColumn })

        then:
        port.view.height <= port.height

        where:
        width | height | percent
        1280  | 800    | 100
        1920  | 1080   | 125
        2560  | 1440   | 175
    }

    def "where all who can go have to go, nobody is told to swap"() {
        given:
        def page = page(100)

        when:
        onEvents { page.at(library.catalog().chapters()['the-small-door']) }

        then:
        parts(page).findAll { it instanceof WhoGoes }*.components*.take(2)*.text.unique() == [['Who goes: 5 of 5', 'All go.']]
    }

    def "the heading says how many go, how many have to, and which click is next"() {
        given:
        def page = page(100)
        def choices = parts(page).findAll { it instanceof HeroChoice }
        def (going, staying) = [choices.find { it.goes() }, choices.find { !it.goes() }]
        def read = {
            def heads = parts(page).findAll { it instanceof WhoGoes }
            assert heads.size() == 2 && heads*.components*.take(2)*.text.unique().size() == 1
            heads[0].components.take(2)*.text
        }

        expect:
        read() == ['Who goes: 4 of 4', 'To swap, click one who goes and one who stays.']

        when: 'a fifth is clicked'
        onEvents { staying.plate().doClick(0) }

        then:
        read() == ['Who goes: 5 of 4', 'Too many: click 1 who stays.']

        when:
        onEvents {
            staying.plate().doClick(0)
            going.plate().doClick(0)
        }

        then:
        read() == ['Who goes: 3 of 4', 'Click 1 more who comes along.']
    }

    def "the portraits grow with the window"() {
        given:
        def page = page(percent)

        when:
        lay(page, width, height)
        def plate = parts(page).find { it instanceof HeroPlate }

        then:
        plate.face().height > height * 0.16

        where:
        width | height | percent
        1280  | 800    | 100
        1920  | 1080   | 125
        2560  | 1440   | 175
    }
}
