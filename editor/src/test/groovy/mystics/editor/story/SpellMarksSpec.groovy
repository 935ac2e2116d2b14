package mystics.editor.story

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.deed.DeskWork
import mystics.editor.deed.SpellMarks
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.lint.spelling.LanguageWords
import mystics.lint.spelling.ModWords
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JTextArea

/** Misspelt words of a story are underlined as one types. */
class SpellMarksSpec extends Specification {
    @Shared Library library = BaseGame.library()
    def drafting = new Drafting(Project.of('own', ['mod.yaml': 'id: own\n'.bytes]))
    def work = new DeskWork(drafting, { library }, 'chapters/own.yaml', { Selection chosen -> })

    def "what is wrong is marked, names and words of the mod are right: #text"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        work.write(Sentence.of('x'), 'words.txt', 'frobnik\n')
        def area = OffScreen.made { new JTextArea().tap { new SpellMarks(work).watch(it) } }

        when:
        OffScreen.onEvents { area.text = text }

        then:
        area.highlighter.highlights.collect { text.substring(it.startOffset, it.endOffset) } == wrong

        where:
        text                                         || wrong
        'Collin comes from Barksburg.'               || []
        "She's here, isn't she? {mover} won't."      || []
        'A frobnik and a frobnok.'                   || ['frobnok']
        'He recieved teh cheese.'                    || ['recieved', 'teh']
    }

    def "a misspelt word comes with what it was meant for: #word"() {
        expect:
        suggestions('en', word).contains(meant)

        where:
        word       || meant
        'recieved' || 'received'
        'teh'      || 'the'
        'Chese'    || 'Cheese'
        'mouze'    || 'mouse'
    }

    def "German texts are checked with German words, and nothing is said of a language that the program does not know"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def language = 'de'
        def marks = OffScreen.made { new SpellMarks(work, { language }) }
        def area = OffScreen.made { new JTextArea().tap { marks.watch(it) } }
        def wrong = { String text ->
            OffScreen.onEvents { area.text = text }
            area.highlighter.highlights.collect { text.substring(it.startOffset, it.endOffset) }
        }

        expect:
        marks.canSpell()
        wrong('Die Mäuse schlüpfen durchs Mauseloch, und {hero} wackelt hinterher.') == []
        wrong('Der Kessel ist überhaubt nicht heis.') == ['überhaubt', 'heis']
        suggestions('de', 'Muas').contains('Maus')

        when:
        language = 'fr'

        then:
        !marks.canSpell()
        wrong('Le chat dort.') == []
    }

    def "an added word stands in the file of the mod in its place"() {
        expect:
        ModWords.with('alpha\ngamma\n', 'Beta') == 'alpha\nBeta\ngamma\n'
    }

    private List<String> suggestions(String language, String word) {
        ModWords.checker(LanguageWords.of(language).get(), language, library.catalog(), drafting.project().source()).suggestions(word)
    }
}
