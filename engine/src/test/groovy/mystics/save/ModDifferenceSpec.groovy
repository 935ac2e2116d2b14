package mystics.save

import spock.lang.Specification

/** How the mods of a save stand to those that are loaded. */
class ModDifferenceSpec extends Specification {
    static final SavedMod BASE = new SavedMod('base', '1.2.0', 'aa')
    static final SavedMod MORE = new SavedMod('more', '0.9.1', 'bb')

    def "#kind: #words"() {
        when:
        def differences = ModDifference.between([BASE, MORE], loaded)

        then:
        differences.find { it.kind() == kind }.toString() == words
        differences.findAll { it.kind() == ModDifference.Kind.SAME }.size() == same

        where:
        loaded                                            || kind                        | words                                                                          | same
        [BASE, MORE]                                      || ModDifference.Kind.SAME     | 'base is the same'                                                             | 2
        [BASE, new SavedMod('more', '0.10.0', 'cc')]      || ModDifference.Kind.NEWER    | 'more is newer (0.10.0, saved with 0.9.1)'                                     | 1
        [new SavedMod('base', '1.1.9', 'cc'), MORE]       || ModDifference.Kind.OLDER    | 'base is older (1.1.9, saved with 1.2.0)'                                      | 1
        [BASE, new SavedMod('more', '0.9.1', 'cc')]       || ModDifference.Kind.ALTERED  | 'more is altered (its files are not those of the save, though both are 0.9.1)' | 1
        [BASE]                                            || ModDifference.Kind.MISSING  | 'more is missing (saved with 0.9.1)'                                           | 1
        [BASE, MORE, new SavedMod('new', '1.0.0', 'dd')]  || ModDifference.Kind.ADDED    | 'new was not there (1.0.0)'                                                    | 2
        [MORE, BASE]                                      || ModDifference.Kind.MOVED    | 'base stands elsewhere in the order of mods'                                   | 0
    }

    def "a mod that is missing does not make the others stand elsewhere"() {
        expect:
        ModDifference.between([BASE, MORE], [MORE])*.kind() == [ModDifference.Kind.MISSING, ModDifference.Kind.SAME]
        ModDifference.between([MORE], [BASE, MORE])*.kind() == [ModDifference.Kind.SAME, ModDifference.Kind.ADDED]
    }
}
