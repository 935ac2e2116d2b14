package mystics.editor.home

import spock.lang.TempDir

import javax.swing.JTextArea
import java.nio.file.Files
import java.nio.file.Path

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.parts

/** The mods that can be opened: each by its name, with its id beside it. */
class MadeModSpec extends PageFixture {
    @TempDir Path mods

    def "mods are listed by their names; a mod whose name cannot be read is listed by its id"() {
        given:
        write('zoo', 'name: An Old Zoo\n')
        write('broken', 'name: [\n')
        Files.createDirectories(mods.resolve('empty'))

        expect:
        MadeMod.in(mods).collect { [it.name(), it.id()] } == [['An Old Zoo', 'zoo'], ['broken', 'broken'], ['empty', 'empty']]
    }

    def "a click on a name opens the mod, and its id stands beside it"() {
        given:
        write('zoo', 'name: An Old Zoo\n')
        def deeds = [open: { done << it }, make: { name, author -> }, home: { }] as MakePane.Deeds
        def pane = made { new MakePane(MadeMod.in(mods), mods, deeds) }

        when:
        click(pane, 'An Old Zoo')

        then:
        done == [mods.resolve('zoo')]
        parts(pane).any { it instanceof JTextArea && it.text == 'zoo' }
    }

    private void write(String mod, String manifest) {
        Files.writeString(Files.createDirectories(mods.resolve(mod)).resolve('mod.yaml'), manifest)
    }
}
