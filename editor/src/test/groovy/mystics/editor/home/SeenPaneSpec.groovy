package mystics.editor.home

import mystics.editor.settings.SeenFile
import mystics.view.SeenThings
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
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
}
