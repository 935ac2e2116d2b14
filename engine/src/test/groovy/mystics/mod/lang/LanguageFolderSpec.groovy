package mystics.mod.lang

import mystics.mod.ModLayout
import mystics.mod.source.ModSource
import spock.lang.Specification

/** A translation may be one file, or a folder of files. */
class LanguageFolderSpec extends Specification {
    static final Map<String, String> FILES = [
            'mod.yaml': 'id: speaks\n',
            'lang/de.yaml': 'Bow: Bogen\nHat: Hut\n',
            'lang/de/one.yaml': 'Hat: Mütze\n',
            'lang/de/two.yaml': 'Rake: Harke\n',
            'lang/fr/one.yaml': 'Hat: Chapeau\n']

    def "all files of a language are read, and the folder counts before the file"() {
        when:
        def german = Translation.of('de', [mod(FILES)])

        then:
        ['Bow', 'Hat', 'Rake'].collect { german.apply(it) } == ['Bogen', 'Mütze', 'Harke']
        Translation.of('fr', [mod(FILES)]).apply('Hat') == 'Chapeau'

        and:
        ['de', 'fr', 'it'].collect { Translation.isIn(it, mod(FILES)) } == [true, true, false]
        ModLayout.check('speaks', mod(FILES)).empty
        ModLayout.facts(mod(FILES)).size() == 4
    }

    def "a file deeper than that lies too deep, and a script is no translation"() {
        expect:
        ModLayout.check('speaks', mod(FILES + [(path): '']))*.code() == [code]

        where:
        path                    || code
        'lang/de/a/deep.yaml'   || 'nested-folder'
        'lang/one.groovy'       || 'misplaced'
        'lang/de/Ein Teil.yaml' || 'file-name'
        'cards/hats/cap.yaml'   || 'nested-folder'
    }

    private static ModSource mod(Map<String, String> files) {
        ModSource.of('speaks', files.collectEntries { [it.key, it.value.getBytes('UTF-8')] })
    }
}
