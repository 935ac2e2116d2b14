package mystics.editor.home

import mystics.choice.Sentence
import mystics.editor.art.Theme
import mystics.editor.sight.Attire
import mystics.editor.sight.PlayedTurn
import mystics.editor.settings.Scheme
import mystics.editor.play.around.TurnStrip
import mystics.editor.play.board.BoardPane
import mystics.editor.sight.Reel
import mystics.editor.type.Prose
import mystics.table.Outcome

import javax.swing.JSlider

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A kept game to look at from its beginning. */
class ReplayPaneSpec extends PageFixture {
    def "a slider leads over the game, the log goes with it, and any place can be gone on from as another game"() {
        given:
        def session = over()
        def reel = Reel.of(session)
        def begun = []
        def page = made {
            new ReplayPane(Sentence.of('A game'), reel, Attire.of(session.game().setting(), Theme.DARK, { it.run() }, { }),
                    { begun << it }, new WayBack('Back', { done << 'back' }))
        }
        def slider = parts(page).find { it instanceof JSlider }
        lay(page, 1280, 800)

        expect: 'it begins at the beginning, and events are where people stop'
        slider.value == 0
        slider.maximum == session.history().size() - 1
        words(page).contains("place 1 of ${reel.size()}")

        when:
        click(page, 'Next event')

        then:
        slider.value == reel.next(0)
        slider.value > 0
        words(page).contains("place ${slider.value + 1} of ${reel.size()}")

        when:
        click(page, 'Previous event')
        click(page, 'Go on from here')

        then: 'a branch stands where the game stood, and the game itself is as it was'
        begun == [0]
        reel.from(2).game() == session.history()[2]
        reel.from(2).game().outcome() == Outcome.RUNNING
        session.history().size() == reel.size()

        when:
        onEvents { slider.value = slider.maximum }

        then:
        reel.log(slider.value) == session.game().log()
    }

    def "the newest turn stands first, and its deeds stand below each other as they happened"() {
        given:
        def session = over()
        def reel = Reel.of(session)
        def pane = made { new TurnsPane(Attire.of(session.game().setting(), Theme.DARK, { it.run() }, { }).style()) }
        def turns = PlayedTurn.upTo(reel, reel.size() - 1)

        when:
        onEvents { pane.show(turns) }
        lay(pane, 400, 500)
        def told = parts(pane).findAll { it instanceof Prose }*.text
        def deeds = turns.last().deeds()*.words()*.toString()

        then:
        deeds.size() > 1
        told.findIndexOf { it.startsWith('Now: ') } < 2
        told.subList(told.findIndexOf { it.startsWith('Now: ') } + 1, told.size()).take(deeds.size()) == deeds
    }

    def "with large letters the mice stay beside the board with hearts and cheese, and signs on them have their names"() {
        given:
        def reel = Reel.of(over())
        def page = made {
            Scheme.DARK.wear(250)
            new ReplayPane(Sentence.of('A game'), reel, Attire.of(over().game().setting(), Theme.DARK, { it.run() }, { }), { },
                    new WayBack('Back', { }))
        }

        when:
        3.times { lay(page, 1280, 800) }
        def track = parts(page).find { it instanceof TurnStrip }
        def board = parts(page).find { it instanceof BoardPane }

        then:
        track.components.length == reel.spreads()[0].track().size()
        track.preferredSize.height <= board.height
        track.width < 160

        when:
        def signs = parts(page).find { it instanceof ConditionLegend }
        def slider = parts(page).find { it instanceof JSlider }
        def named = (0..slider.maximum).collectMany { place ->
            onEvents { slider.value = place }
            signs.components*.text
        }.toSet()

        then:
        named == reel.spreads().collectMany { it.party()*.conditions().flatten()*.mark()*.name() }.toSet()

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }
    }
}
