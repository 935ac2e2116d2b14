package mystics.editor.publish

import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.choice.Sentence
import mystics.content.Setup
import mystics.editor.album.OffScreen
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.kit.Workbench
import mystics.lab.GameSeries
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.play.Inspector
import mystics.proof.ProofBench
import org.apache.pdfbox.Loader
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.JLabel
import javax.swing.JTextArea
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.Executor

/** The sixth story of the editor, its second half: a mod is checked, packed and printed with a few clicks, and plays elsewhere. */
class PublishDeskSpec extends Specification {
    @TempDir Path folder
    Workbench bench = Workbench.at(Path.of('../mods/clock-loft').toAbsolutePath(), [])
    Drafting drafting = new Drafting(Project.of('clock-loft', bench.source()))
    PublishDesk desk

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        desk = OffScreen.made { new PublishDesk(drafting, { bench.library() }, { edition(it) }, folder, { it.run() } as Executor) }
        drafting.listen { desk.refresh() }
        OffScreen.onEvents { desk.loaded(drafting.project()) }
    }

    def "a mod is packed with two clicks and printed with one; the pack loads and plays elsewhere"() {
        when:
        click('Check')
        click('Pack the mod')
        click('Print A Quarter to Midnight')

        then:
        said().contains('Written:')
        Loader.loadPDF(folder.resolve('quarter-to-midnight.pdf').toFile()).withCloseable { it.numberOfPages } >= 3

        and:
        def elsewhere = Workbench.at(folder.resolve('clock-loft-1.0.0.zip'), [])
        elsewhere.source().paths() == bench.source().paths()
        def chapter = elsewhere.library().catalog().chapters()['quarter-to-midnight']
        def party = SuggestedParty.of(elsewhere.library().catalog(), chapter)
        def setup = new Setup(chapter.id(), party.collect { new Setup.Member(it, '') }, elsewhere.library().catalog().usualVariants())
        new GameSeries(elsewhere.library().setting(setup, Inspector.NONE), Bot.SENSIBLE, 1).play(0, 2)
    }

    def "a changed mod gets the next version with one click before it is packed"() {
        given:
        click('Check')
        click('Pack the mod')
        def page = drafting.project().file('mod.yaml').get().text()
        OffScreen.onEvents {
            drafting.make(Edit.text(drafting.project(), Sentence.of('x'), 'mod.yaml', page + '# more\n'))
        }
        reload()

        when:
        click('Check')

        then:
        said().contains('Version 1.0.0 was packed before with other content. The next one is 1.0.1.')
        !button('Pack the mod').enabled

        when:
        click('Write version 1.0.1')
        reload()
        click('Check')
        click('Pack the mod')

        then:
        Files.exists(folder.resolve('clock-loft-1.0.1.zip'))
        drafting.project().file('mod.yaml').get().text().contains('version: "1.0.1"')
    }

    def "whoever packs a mod learns that the licence 'none' allows nothing"() {
        given:
        OffScreen.onEvents { drafting.make(Edit.text(drafting.project(), Sentence.of('x'), 'mod.yaml',
                drafting.project().file('mod.yaml').get().text().replaceFirst(/(?m)^licence: .*$/, 'licence: none'))) }
        reload()

        when:
        click('Check')

        then:
        said().contains('can be packed.')
        said().contains("The licence is 'none'")
        button('Pack the mod').enabled
    }

    def "a room that has changed since the last pack is shown before and after"() {
        given:
        click('Check')
        click('Pack the mod')
        def room = drafting.project().file('tiles/clock-loft.yaml').get().text()
        OffScreen.onEvents {
            drafting.make(Edit.text(drafting.project(), Sentence.of('x'), 'tiles/clock-loft.yaml',
                    room.replaceFirst(/(?m)^colour: .*$/, 'colour: blue')))
        }
        reload()

        expect: 'nothing is offered before the changes are known'
        !button('Show the pictures that have changed').visible || !button('Show the pictures that have changed').parent.visible

        when:
        click('Check')
        click('Show the pictures that have changed')
        OffScreen.onEvents { }

        then:
        OffScreen.parts(desk).findAll { it instanceof JLabel && it.icon }*.accessibleContext*.accessibleName ==
                ['tiles-clock-loft before and after']
    }

    private static Library edition(ModSource source) {
        ProofBench.of(ModLoader.fresh(), source, []).library()
    }

    def "a check after a change waits until the engine has read it"() {
        when:
        OffScreen.onEvents { drafting.make(Edit.text(drafting.project(), Sentence.of('x'), 'mod.yaml',
                drafting.project().file('mod.yaml').get().text() + '# more\n')) }
        click('Check')

        then:
        said().contains('The mod is being read.')
        !said().contains('The mod has errors')

        when:
        reload()
        OffScreen.onEvents { }

        then:
        said().contains('Version 1.0.0 can be packed.')
    }

    /** The engine reads the mod as it is now. */
    private void reload() {
        def there = folder.resolve('work/clock-loft')
        drafting.project().files().each { path, file ->
            Files.createDirectories(there.resolve(path).parent)
            Files.write(there.resolve(path), file.bytes())
        }
        bench = Workbench.at(there, [])
        OffScreen.onEvents { desk.loaded(drafting.project()) }
    }

    private AbstractButton button(String text) {
        OffScreen.parts(desk).find { it instanceof AbstractButton && it.text == text } as AbstractButton
    }

    private void click(String text) {
        OffScreen.onEvents { button(text).with { assert it.enabled; it.doClick(0) } }
        OffScreen.onEvents { }
    }

    private String said() {
        OffScreen.parts(desk).findAll { it instanceof JTextArea }*.text.join('\n')
    }
}
