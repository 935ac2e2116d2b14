package mystics.editor.home

import mystics.home.mods.BoxedMods
import mystics.home.mods.ModShelf

import javax.swing.AbstractButton
import javax.swing.JCheckBox
import java.nio.file.Path

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The page of mods. */
class ModsPaneSpec extends PageFixture {
    def "mods are switched and put in order; one that cannot be read says why"() {
        given:
        def mods = [new ModShelf.Entry('drum', ModShelf.State.ON, 'drum 1.0.0', 'The Drum', 'A card.'),
                new ModShelf.Entry('torn', ModShelf.State.UNREADABLE, 'torn', 'torn', 'mod.yaml:3: no such key')]
        def page = made {
            new ModsPane(mods, [new BoxedMods.Boxed('drum', 'The Drum', 'A card.', []),
                                new BoxedMods.Boxed('tongue', 'A Tongue', 'Words.', ['xx'])], 'here', ['drum-2 2.0.0'],
                                        ['Doubtful: a thing'], new ModsPane.Deeds() {
                void turn(String mod, ModShelf.State to) { done << [mod, to] }

                void earlier(String mod) { done << [mod, 'earlier'] }

                void add(Path file) { done << file }

                void unpack(String mod) { done << [mod, 'unpack'] }

                void safeMode() { done << 'safe' }

                void home() { done << 'home' }
            })
        }

        expect:
        words(page).contains('It cannot be read. mod.yaml:3: no such key')
        words(page).contains('Doubtful: a thing')
        words(page).contains('drum-2 2.0.0')
        words(page).contains('cannot be switched here')
        parts(page).any { it instanceof AbstractButton && it.text == 'Add a file …' && it.enabled }

        when:
        onEvents { parts(page).find { it instanceof JCheckBox }.doClick(0) }
        click(page, 'Earlier')
        click(page, 'Add')
        click(page, 'Safe mode: only the base game')
        click(page, 'Home')

        then:
        done == [['drum', ModShelf.State.OFF], ['drum', 'earlier'], ['tongue', 'unpack'], 'safe', 'home']
    }
}
