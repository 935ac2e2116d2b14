package mystics.editor.play

import mystics.editor.board.BoardSign
import mystics.kit.Workbench
import mystics.mod.lang.Translation
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Path

/** What the signs mean is German too. */
class GermanSignsSpec extends Specification {
    @Shared Workbench bench = Workbench.at(Path.of('../mods/deutsch').toAbsolutePath().normalize(), [])
    @Shared Translation german = Translation.of('de', [bench.source()]).marked(bench.library().catalog())

    private List<String> english(Collection<String> words) {
        words.findAll { Translation.outside(german.apply(it)) =~ /\p{L}{2}/ }.toList()
    }

    def "every sign of the board"() {
        expect:
        english(BoardSign.values().collectMany { [it.title(), it.words()] }) == []
    }
}
