package mystics.editor.home

import mystics.editor.art.Canvas
import mystics.editor.play.over.Plate
import mystics.editor.settings.Scheme
import mystics.editor.settings.SeenFile
import mystics.editor.type.BookInk
import mystics.editor.type.Contrast
import mystics.editor.type.HtmlLabel
import mystics.view.SeenThings
import spock.lang.TempDir

import javax.swing.JViewport
import javax.swing.SwingUtilities
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** What has been met in all games. */
class SeenPaneSpec extends PageFixture {
    @TempDir Path folder

    def "what a game has told is met, and nothing else"() {
        given:
        def met = SeenThings.of(over().game())

        expect:
        met.containsAll(['minions/rat-warriors', 'cards/old-rind'])
        met.findAll { it.startsWith('scenes/') } == ['scenes/first-opening', 'scenes/first-victory'] as Set
        !met.contains('minions/roaches')
        met.every { it.split('/')[0] in SeenThings.KINDS }
    }

    def "what nobody has met is a shadow without a name; what has been met has its picture and says what it is"() {
        given:
        def page = made { new SeenPane(library.catalog(), ['minions/rat-warriors', 'cards/old-rind'] as Set, { done << 'home' }) }
        lay(page, 1280, 800)
        def things = parts(page).findAll { it instanceof SeenThing }
        def names = things*.accessibleContext*.accessibleName

        expect:
        names.count { it != 'Not seen yet' } == 2
        names.containsAll(['Rat Warriors', 'Old Rind'])
        things.findAll { it.accessibleContext.accessibleName == 'Not seen yet' }.every { !it.focusable && !it.toolTipText }
        words(page).contains("1 of ${library.catalog().minions().size()}")

        when:
        things.find { it.toolTipText == 'Old Rind' }.doClick(0)

        then:
        words(page).contains('Old Rind: Free, then discard it.')
    }

    def "what has been met stands first; all persons whom nobody has met look the same, and stand out from their card"() {
        given:
        def page = made { new SeenPane(library.catalog(), ['minions/roaches', 'persons/the-king'] as Set, { }) }
        lay(page, 1280, 800)
        def rows = parts(page).findAll { it instanceof SeenThing }.groupBy { it.parent }.values().toList()
        def kinds = rows.collect { row -> row*.accessibleContext*.accessibleName }
        def book = BookInk.worn()

        expect:
        kinds[0][0] == 'Roaches' && kinds[0].drop(1).every { it == 'Not seen yet' }
        kinds[1].drop(1).every { it == 'Not seen yet' }
        rows[1].drop(1).groupBy { it.size }.values().every { same -> same.collect { pixels(it) }.unique().size() == 1 }
        Contrast.of(SeenThing.tone(book), book.field()) >= 3
    }

    def "in letters of #percent percent in a window of #width pixels, a row of cards is as wide as the page"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def page = made { new SeenPane(library.catalog(), ['minions/rat-warriors'] as Set, { }) }

        when:
        lay(page, width, width * 5 / 8 as int)
        def row = parts(page).find { it instanceof SeenThing }.parent

        then:
        row.components*.with { x + it.width }.max() >= row.width - 8

        cleanup:
        onEvents { Scheme.DARK.wear(100) }

        where:
        width | percent
        1280  | 100
        1280  | 250
        1920  | 125
    }

    def "in letters of #percent percent a scene opens large over its chapter and what can be seen; Escape leads back, then home"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def page = made { new SeenPane(library.catalog(), ['scenes/flight-grate', 'scenes/flight-opening'] as Set, { done << 'home' }) }
        lay(page, 1280, 800)
        def names = { parts(page).findAll { it instanceof SeenThing }*.accessibleContext*.accessibleName }
        def escape = { onEvents { page.actionMap.get('ESCAPE').actionPerformed(null) }; lay(page, 1280, 800) }

        expect:
        names().containsAll(['Flight to Barksburg: The Sewer', 'Flight to Barksburg: the beginning'])

        when:
        click(page) { it instanceof SeenThing && it.accessibleContext.accessibleName.endsWith('The Sewer') }
        lay(page, 1280, 800)
        def plate = parts(page).find { it instanceof Plate }

        then:
        names().empty
        plate.height >= 280
        plate.accessibleContext.accessibleDescription.startsWith('A green stream')
        words(page).contains('Flight to Barksburg: The Sewer')
        words(page).contains('A green stream in a stone drain')
        parts(page).every { it.parent == null || it.y + it.height <= it.parent.height + 1 || it.parent instanceof JViewport }

        when:
        escape()

        then:
        names().size() > 2
        done == []

        when:
        escape()

        then:
        done == ['home']

        cleanup:
        onEvents { Scheme.DARK.wear(100) }

        where:
        percent << [100, 200, 250]
    }

    private static void click(page, Closure<Boolean> wanted) {
        onEvents { parts(page).find(wanted).doClick(0) }
    }

    def "in letters of #percent percent, the first row of cards is in sight together with its names"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def page = made { new SeenPane(library.catalog(), ['minions/rat-warriors'] as Set, { }) }
        lay(page, 1280, 800)
        def port = parts(page).find { it instanceof JViewport }
        def card = parts(page).find { it instanceof SeenThing }

        expect:
        SwingUtilities.convertPoint(card, 0, card.height, port).y <= port.shown()

        cleanup:
        onEvents { Scheme.DARK.wear(100) }

        where:
        percent << [100, 200, 250]
    }

    def "in letters of #percent percent in a window of #width pixels, the rows of cards are as long as each other, but for one card"() {
        given:
        onEvents { Scheme.DARK.wear(percent) }
        def page = made { new SeenPane(library.catalog(), ['minions/rat-warriors'] as Set, { }) }

        when:
        3.times { lay(page, width, width * 5 / 8 as int) }
        def kinds = parts(page).findAll { it instanceof SeenThing }.groupBy { it.parent }.values().take(2)

        then:
        kinds.every { things ->
            def rows = things.groupBy { it.y }.values()*.size()
            rows.size() <= 2 && rows.max() - rows.min() <= 1
        }

        and: 'a wider card is higher, too'
        kinds.every { things -> things.every { it.height > 1.1 * it.width } }

        cleanup:
        onEvents { Scheme.DARK.wear(100) }

        where:
        width | percent
        1280  | 100
        1920  | 125
        2560  | 175
    }

    def "a name has as many lines as it needs, in letters that are as high as the window's small ones, and keeps clear of the frame"() {
        given:
        def page = made { new SeenPane(library.catalog(), SeenThings.KINDS.collectMany { kind ->
            SeenThings.all(library.catalog(), kind).collect { "$kind/$it".toString() } } as Set, { }) }
        lay(page, 1280, 800)
        def captions = parts(page).findAll { it instanceof HtmlLabel && it.parent instanceof SeenThing }

        expect:
        captions.size() > 20
        captions.every { it.font.size2D >= 12 && it.height >= it.getFontMetrics(it.font).height }
        captions.every { it.x >= 12 && it.preferredSize }
        captions.every { caption ->
            def wide = caption.getFontMetrics(caption.font).stringWidth(caption.text.replaceAll('<[^>]*>', ''))
            wide <= caption.width || caption.height >= 2 * caption.getFontMetrics(caption.font).height - 2
        }
    }

    private static List<Integer> pixels(thing) {
        Canvas.painted(thing.width, thing.height, BufferedImage.TYPE_INT_ARGB) { thing.paint(it) }
                .getRGB(0, 0, thing.width, thing.height, null, 0, thing.width).toList()
    }

    def "what has been met is kept in a file, and added to; a file that was altered gives way to the sound one before it"() {
        given:
        def file = new SeenFile(folder.resolve('gallery'))

        when:
        file.met(['cards/dagger'])
        file.met(['minions/roaches', 'cards/dagger'])

        then:
        file.read() == ['cards/dagger', 'minions/roaches'] as Set

        when:
        Files.writeString(folder.resolve('gallery'), Files.readString(folder.resolve('gallery')).replace('dagger', 'dinner-fork'))

        then:
        file.read() == ['cards/dagger'] as Set
    }

    def "a gallery that is higher than its page says so below it"() {
        given:
        def page = made { new SeenPane(library.catalog(), [] as Set, { }) }

        when:
        2.times { lay(page, 1280, 800) }

        then:
        words(page).contains('▾ More below: Page Down ▾')
    }
}
