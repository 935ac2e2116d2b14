package mystics.editor.advice

import mystics.choice.Sentence
import mystics.editor.disk.Folder
import mystics.editor.draft.Edit
import mystics.mod.load.ModLoader
import mystics.mod.yaml.Pointer
import spock.lang.Specification

/** The button that puts a language on the list of the manifest. */
class ListedLanguageSpec extends Specification {
    def checking = new Checking(ModLoader.fresh(), [])
    def sound = new Folder(AdviceSpec.SOUND).read()

    def "a language that is put on the list follows the mod's own"() {
        given: 'a mod with a German translation, whose manifest lists no language'
        def manifest = sound.file('mod.yaml').get().text().replaceAll(/(?m)^languages:.*\n/, '')
        def made = sound.with(Edit.text(sound, Sentence.of('made'), 'mod.yaml', manifest))

        when:
        def problem = checking.problems(made).find { it.finding().code() == 'language-not-listed' }
        def mended = made.with(problem.remedies()[0])

        then:
        problem.remedies()*.label()*.toString() == ['Put it on the list of languages']
        mended.file('mod.yaml').get().at(Pointer.ROOT.in('languages')).get() == ['en', 'de']
        !checking.problems(mended).any { it.finding().code() == 'language-not-listed' }
    }
}
