package mystics.editor.home

import mystics.choice.Sentence
import mystics.editor.settings.Scheme

import javax.swing.AbstractButton
import javax.swing.JButton
import javax.swing.JLabel
import javax.swing.SwingUtilities
import java.awt.Dimension
import java.awt.Rectangle

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** Home, the first page. */
class HomePaneSpec extends PageFixture {
    def "home opens its doors when the mods are there; without a game that was left there is none to continue"() {
        given:
        def home = made { new HomePane({ done << it }, { it.run() }) }
        def open = {
            parts(home).findAll { it instanceof AbstractButton && it.enabled && it.text && !(it instanceof MoreDoors) }*.text.toSet()
        }

        expect: 'what needs no mods can be done at once'
        open() == ['How to play', 'Settings', 'About', 'Leave'] as Set

        when:
        onEvents { home.ready(Sentence.EMPTY) }

        then:
        open() == Door.values()*.title().toSet() - 'Continue'

        when:
        onEvents { home.ready(Sentence.of('The game that was left last')) }
        click(home, 'Continue')

        then:
        done == [Door.CONTINUE]
    }

    def "the lesson keeps its place under the game to continue, whether or not there is one (#continued)"() {
        given:
        def home = made { new HomePane({ done << it }, { it.run() }) }

        when:
        onEvents { home.ready(Sentence.of(continued)) }
        lay(home, 1280, 800)
        def column = parts(home).findAll { it instanceof AbstractButton && it.visible && it.width > 200 }.sort { it.y }*.text

        then:
        column[0..2] == ['Continue', 'Learn to play, in one room', 'New game']

        when:
        click(home, 'Learn to play, in one room')

        then:
        done == [Door.LEARN]

        where:
        continued << ['', 'The game that was left last']
    }

    def "one door is the main one: a game to continue, with a line about it; else the lesson of a newcomer, or a new game"() {
        given:
        def home = made { new HomePane({ }, { it.run() }) }
        def main = { parts(home).findAll { it instanceof JButton && it.font.bold } }

        when:
        onEvents { home.ready(Sentence.of('Flight, round 2')) }
        lay(home, 1280, 800)

        then:
        main()*.text == ['Continue']
        parts(main()[0]).find { it instanceof JLabel }.text == 'Flight, round 2'
        main()[0].accessibleContext.accessibleDescription == 'Flight, round 2'
        parts(home).findAll { it instanceof JButton && it.text }.every { it.is(main()[0]) || it.height < main()[0].height }

        when:
        onEvents { home.ready(Sentence.EMPTY) }

        then:
        main()*.text == ['New game']
        !parts(home).any { it instanceof JLabel && it.text == 'Flight, round 2' }

        when:
        onEvents { home.leadToLesson() }

        then:
        main()*.text == ['Learn to play, in one room']
    }

    def "a box without a lesson offers none"() {
        given:
        def home = made { new HomePane({ }, { it.run() }) }

        when:
        onEvents { home.ready(Sentence.EMPTY); home.hasNoLesson() }

        then:
        !parts(home).any { it instanceof AbstractButton && it.visible && it.text == 'Learn to play, in one room' }
    }

    def "another language is one button away, in its own words"() {
        given:
        def home = made { new HomePane({ }, { it.run() }) }

        when:
        onEvents { home.speak(new Languages('en', ['en', 'de'], { done << it })) }
        click(home, 'Deutsch')

        then:
        done == ['de']
        parts(home).every { !(it instanceof AbstractButton) || it.text != 'English' }
    }

    def "no door stands alone in a row below the others, at any size of text: #percent %"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }
        def home = made { new HomePane({ }, { it.run() }) }
        def small = ['Make something', 'Gallery', 'How to play', 'Mods', 'Settings', 'About', 'Leave']

        when:
        lay(home, 1280, 800)
        def rows = parts(home).findAll { it instanceof AbstractButton && it.text in small }.groupBy { it.y }.values()*.size()

        then:
        rows.sum() == small.size()
        rows.max() - rows.min() <= 1

        where:
        percent << [100, 125, 150]
    }

    def "every door of home is in sight in a window of 1280 by 800 at #percent percent of text"() {
        given:
        onEvents { Scheme.CONTRAST.wear(percent) }
        def home = made { new HomePane({ }, { it.run() }) }
        onEvents { home.speak(new Languages('en', ['en', 'de'], { })); home.ready(Sentence.of('Flight, round 2')) }

        when:
        3.times { lay(home, 1280, 800) }
        def doors = parts(home).findAll { it instanceof AbstractButton && it.text && it.parent.visible && it.visible }
        def more = doors.find { it instanceof MoreDoors }
        def hidden = doors.findAll { SwingUtilities.convertPoint(it, 0, it.height, home).y > 800 }*.text

        then:
        hidden == []
        doors.size() + (more ? more.menu().components.size() - 1 : 0) == Door.values().size() + 1

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [100, 175, 250]
    }

    def "in a window #window wide the menu of the other doors does not lie over its button, so that a second click opens none of them"() {
        given:
        def button = new Rectangle(50, 680, 515, 58)

        when:
        def menu = new Rectangle(MoreDoors.corner(button, new Dimension(320, 450), window), new Dimension(320, 450))

        then:
        !menu.intersects(button)
        menu.y >= 0
        menu.y + menu.height <= button.y + button.height

        where:
        window << [1280, 600]
    }

    def "with letters of #percent percent the menu is slim, so that the mice and the candle are seen; a menu has the other doors"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def home = made { new HomePane({ done << it }, { it.run() }) }
        onEvents { home.ready(Sentence.of('Flight to the town, round 2, 2 January, 20:15')) }

        when:
        3.times { lay(home, 1280, 800) }
        def doors = parts(home).findAll { it instanceof JButton && it.text && it.parent.visible && it.visible }
        def more = doors.find { it instanceof MoreDoors }

        then:
        doors*.text == ['Continue', 'Learn to play, in one room', 'New game', 'Campaigns', 'Load a game', 'More ▾']
        doors.every { SwingUtilities.convertPoint(it, it.width, 0, home).x < 0.49 * 1280 }
        doors.every { it.width >= it.preferredSize.width }
        more.menu().components*.text == ['Make something', 'Gallery', 'How to play', 'Mods', 'Settings', 'About', 'Leave']

        when:
        onEvents { more.menu().components.find { it.text == 'Gallery' }.doClick(0) }

        then:
        done == [Door.SEEN]

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [200, 250]
    }

    def "the day and the time of the game to continue stand on one line"() {
        expect:
        GameDoors.unbroken(line) == whole

        where:
        line                                  || whole
        'Flight, round 2, 2 January, 20:15'   || 'Flight, round 2, 2\u00a0January,\u00a020:15'
        'Flight, 2. Januar 2026, 20:15'       || 'Flight, 2.\u00a0Januar\u00a02026,\u00a020:15'
        'the campaign ours'                   || 'the campaign ours'
    }

    def "the name of the game grows with a wide menu, and all buttons have one left edge (#width, #percent percent)"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def home = made { new HomePane({ }, { it.run() }) }

        when:
        3.times { lay(home, width, height) }
        def name = parts(home).find { it instanceof Title }
        def doors = parts(home).findAll { it instanceof JButton && it.text && it.parent.visible && it.visible }
        def edges = doors.collect { SwingUtilities.convertPoint(it, 0, 0, home).x }
        def main = doors.find { it.text == 'New game' }

        then:
        name.width >= 0.7 * main.width
        doors.findAll { SwingUtilities.convertPoint(it, 0, 0, home).x <= edges.min() + 3 }.size() >= 7

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        width | height | percent
        1280  | 800    | 100
        2560  | 1440   | 175
    }

    def "F5 opens the settings, as in a game"() {
        given:
        def home = made { new HomePane({ done << it }, { it.run() }) }

        when:
        onEvents { home.actionMap.get('F5').actionPerformed(null) }

        then:
        done == [Door.SETTINGS]
    }
}
