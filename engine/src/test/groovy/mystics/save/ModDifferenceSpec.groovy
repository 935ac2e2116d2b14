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
        differences.find { it.kind() == kind }.words().toString() == words
        differences.find { it.kind() == kind }.remedy().toString() == remedy
        differences.findAll { it.kind() == ModDifference.Kind.SAME }.size() == same

        where:
        loaded                                           ||
                kind                       | same | words                                                                          | remedy
        [BASE, MORE]                                     ||
                ModDifference.Kind.SAME    | 2    | 'base is the same'                                                             | ''
        [BASE, new SavedMod('more', '0.10.0', 'cc')]     ||
                ModDifference.Kind.NEWER   | 1    | 'more is newer (0.10.0, saved with 0.9.1)'                                     | 'Put more 0.9.1 back, or go on by the rules of 0.10.0.'
        [new SavedMod('base', '1.1.9', 'cc'), MORE]      ||
                ModDifference.Kind.OLDER   | 1    | 'base is older (1.1.9, saved with 1.2.0)'                                      | 'Get base 1.2.0 or newer.'
        [BASE, new SavedMod('more', '0.9.1', 'cc')]      ||
                ModDifference.Kind.ALTERED | 1    | 'more is altered (its files are not those of the save, though both are 0.9.1)' | 'Put back the files of more as they were, or go on with those that are there.'
        [BASE]                                           ||
                ModDifference.Kind.MISSING | 1    | 'more is missing (saved with 0.9.1)'                                           | 'Put more 0.9.1 into the folder of mods, and see that it is switched on.'
        [BASE, MORE, new SavedMod('new', '1.0.0', 'dd')] ||
                ModDifference.Kind.ADDED   | 2    | 'new was not there (1.0.0)'                                                    | 'Switch new off.'
        [MORE, BASE]                                     ||
                ModDifference.Kind.MOVED   | 0    | 'base stands elsewhere in the order of mods'                                   | 'Load base in its place of then.'
    }

    def "a mod that is missing does not make the others stand elsewhere"() {
        expect:
        ModDifference.between([BASE, MORE], [MORE])*.kind() == [ModDifference.Kind.MISSING, ModDifference.Kind.SAME]
        ModDifference.between([MORE], [BASE, MORE])*.kind() == [ModDifference.Kind.SAME, ModDifference.Kind.ADDED]
    }
}
