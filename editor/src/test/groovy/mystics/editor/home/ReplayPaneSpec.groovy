package mystics.editor.home

import mystics.choice.Sentence
import mystics.editor.art.Canvas
import mystics.editor.art.Theme
import mystics.editor.sight.Attire
import mystics.editor.sight.HeroSheet
import mystics.editor.sight.PlayedTurn
import mystics.editor.settings.Scheme
import mystics.editor.play.around.HeadlinePane
import mystics.editor.play.around.Portraits
import mystics.editor.play.around.TurnStrip
import mystics.editor.play.board.BoardPane
import mystics.editor.sight.Reel
import mystics.editor.type.Prose
import mystics.editor.type.Type
import mystics.table.Outcome

import javax.swing.JSlider
import javax.swing.SwingUtilities
import javax.swing.UIManager
import java.awt.image.BufferedImage

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
        words(page).contains("step 1 of ${reel.size()}")
        parts(page).find { it instanceof HeadlinePane }.height < 3 * Type.size()

        when:
        click(page, 'Next event')

        then:
        slider.value == reel.next(0)
        slider.value > 0
        words(page).contains("step ${slider.value + 1} of ${reel.size()}")

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

    def "turns and deeds stand as they happened; the current turn stands last, and its newest deed is in view"() {
        given:
        def session = over()
        def reel = Reel.of(session)
        def pane = made { new TurnsPane(Attire.of(session.game().setting(), Theme.DARK, { it.run() }, { }).style()) }
        def turns = PlayedTurn.upTo(reel, reel.size() - 1)

        when:
        onEvents { pane.show(turns) }
        3.times { lay(pane, 400, 500) }
        def told = parts(pane).findAll { it instanceof Prose }
        def deeds = turns.last().deeds()*.words()*.toString()
        def heads = turns.takeRight(6)*.whose()*.toString()

        then:
        deeds.size() > 1
        told*.text.takeRight(deeds.size()) == deeds
        told*.text.findAll { it in heads } == heads.init()
        told*.text[-deeds.size() - 1] == 'Now: ' + heads.last()
        (int) SwingUtilities.convertPoint(told.last(), 0, told.last().height, pane).y in 300..500
    }

    def "what is in view of the turns begins with a turn or with a deed, and never in the midst of one (#high)"() {
        given:
        def session = over()
        def reel = Reel.of(session)
        def pane = made { new TurnsPane(Attire.of(session.game().setting(), Theme.DARK, { it.run() }, { }).style()) }

        when:
        onEvents { pane.show(PlayedTurn.upTo(reel, reel.size() - 1)) }
        6.times { lay(pane, 400, high) }
        def words = parts(pane).findAll { it instanceof Prose }
        def port = SwingUtilities.getAncestorOfClass(javax.swing.JViewport, words[0])
        def begins = { SwingUtilities.convertPoint(it, 0, 0, port).y }

        then:
        (words*.parent + words).any { begins(it) == 0 }

        and: 'the newest deed is in view'
        SwingUtilities.convertPoint(words.last(), 0, words.last().height, port).y <= port.height

        where:
        high << [310, 345, 380, 415, 450, 500, 555]
    }

    def "what only keeps count of cheese and cards is muted"() {
        given:
        def session = over()
        def reel = Reel.of(session)
        def pane = made { new TurnsPane(Attire.of(session.game().setting(), Theme.DARK, { it.run() }, { }).style()) }
        def turns = PlayedTurn.upTo(reel, reel.size() - 1).findAll { it.deeds().any { it.isBookKeeping() } }

        when:
        onEvents { pane.show(turns) }
        def colour = { deed -> parts(pane).find { it instanceof Prose && it.text == deed.words().toString() }.foreground }
        def deeds = turns.takeRight(6)*.deeds().flatten()

        then:
        deeds.findAll { it.isBookKeeping() }.every { colour(it) == UIManager.getColor('Label.disabledForeground') }
        deeds.findAll { !it.isBookKeeping() }.every { colour(it) == UIManager.getColor('Label.foreground') }
        deeds.count { it.isBookKeeping() } in 1..<deeds.size()
    }

    def "every sign on a mouse stands on the track, in letters of #percent percent"() {
        given:
        def reel = Reel.of(over())
        def (place, hero) = (0..<reel.size()).collectMany { at -> reel.spreads()[at].party().collect { [at, it] } }
                .find { at, sheet -> sheet.conditions() }
        def bare = { it == hero ? plain(it) : it }
        def portraits = made {
            Scheme.DARK.wear(percent)
            new Portraits(Attire.of(over().game().setting(), Theme.DARK, { it.run() }, { }).style().gallery())
        }
        def painted = { party ->
            def track = made { new TurnStrip({ }, { }).tap { it.wear(portraits) } }
            onEvents {
                track.show(reel.spreads()[place].track(), party)
                track.fit((float) (1280 / Type.size()), 53f)
            }
            lay(track, (int) track.preferredSize.width, 800)
            made { Canvas.painted(track.width, 800, BufferedImage.TYPE_INT_RGB) { track.paint(it) } }
                    .getRGB(0, 0, track.width, 800, null, 0, track.width).toList()
        }

        expect:
        painted(reel.spreads()[place].party()) != painted(reel.spreads()[place].party().collect(bare))

        where:
        percent << [100, 250]
    }

    private static HeroSheet plain(HeroSheet hero) {
        new HeroSheet(hero.id(), hero.player(), hero.life(), hero.wounds(), hero.cheese(), hero.where(), hero.presence(), hero.printed(),
                [], hero.equipped(), hero.pack(), hero.tricks(), hero.abilities())
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

        and: 'what happened has room for a few words a line, and the board is still larger'
        parts(page).find { it instanceof TurnsPane }.width >= 0.35 * 1200
        board.width > 0.45 * 1200

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
