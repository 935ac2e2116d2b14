package kit

import mystics.kit.translate.SourceTexts
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The texts that a translator is asked for. */
class SourceTextsSpec extends Specification {
    def "a translator is asked for what players read, chapters first: no name of a sound, and each text in its own folder"() {
        given:
        def library = BaseGame.library()
        def keys = SourceTexts.of(library, library.mods()[0].manifest())*.key()
        def folders = keys.collect { it.tokenize('/')[0] }.unique(false)

        expect:
        folders[0] == 'chapters'
        folders.containsAll(['variants', 'titles', 'hints', 'difficulties'])
        library.catalog().sounds().keySet().every { sound -> !keys.any { it.contains("/$sound/name") && it.startsWith('variants/') } }
        !folders.contains('sounds')
    }
}
