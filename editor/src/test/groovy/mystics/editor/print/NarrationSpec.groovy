package mystics.editor.print

import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The narration of a passage on paper: what depends on the party stands where it is read. */
class NarrationSpec extends Specification {
    @Shared Library book = BaseGame.library()
    @TempDir Path folder

    def "letters stand in a passage in the order of the alphabet, and no heading quotes one"() {
        when:
        def texts = book.catalog().chapters().keySet().collect { text(it) }

        then:
        def passages = texts.collectMany { it.split(/\n-{3,}\n/) as List }
        passages.findAll { it.contains('[B]') }.every { it.indexOf('[A]') in 0..it.indexOf('[B]') }
        passages.any { it.contains('[B]') }
        texts.every { !(it =~ /When it is told: \[[A-Z]]/) }
    }

    def "a text that depends on the party stands below the paragraph that refers to it, and the narration goes on after it"() {
        when:
        def lines = text('nine-lives').readLines().findAll { !it.isBlank() }

        then: 'a letter is explained before the next paragraph'
        def referring = (0..<lines.size() - 1).findAll { lines[it].contains('[A]') && !lines[it].startsWith('(At ') }
        !referring.isEmpty()
        referring.every { lines[it + 1].startsWith('(At [A]') }

        and: 'no paragraph is a letter alone'
        lines.every { !(it ==~ /\[[A-Z]]/) }
        lines.contains('(Go on:)')

        and: 'the last of several texts is for everybody else'
        lines.any { it == '(Otherwise:)' }
        lines.every { !it.contains('[again]') }
    }

    private String text(String chapter) {
        def file = folder.resolve("${chapter}.txt")
        new ChapterPrint(book, book.mods()[0], book.catalog().chapters()[chapter], 'en', SheetSize.A4).text(file)
        Files.readString(file)
    }
}
