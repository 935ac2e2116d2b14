package mystics.home

import spock.lang.Specification

import java.nio.file.Path
import mystics.command.Mystics

class HomeFolderSpec extends Specification {
    static final Path USER = Path.of('/home/ann')

    def "the user's folder on #system is where that system keeps such things"() {
        expect:
        HomeFolder.usual(environment, system, USER).path() == Path.of(folder)

        where:
        system         | environment                    | folder
        'Linux'        | [:]                            | '/home/ann/.local/share/mystics'
        'Linux'        | [XDG_DATA_HOME: '/data/ann']   | '/data/ann/mystics'
        'Linux'        | [XDG_DATA_HOME: '']            | '/home/ann/.local/share/mystics'
        'Linux'        | [XDG_DATA_HOME: 'data']        | '/home/ann/.local/share/mystics'
        'Linux'        | [HOME: '/home/guest']          | '/home/guest/.local/share/mystics'
        'Linux'        | [HOME: '']                     | '/home/ann/.local/share/mystics'
        'Mac OS X'     | [:]                            | '/home/ann/Library/Application Support/mystics'
        'Darwin'       | [:]                            | '/home/ann/.local/share/mystics'
        'Windows 11'   | [APPDATA: '/users/ann/roaming'] | '/users/ann/roaming/mystics'
    }

    def "a command line that cannot be understood leaves with 2, a failure with 1, all else with 0"() {
        expect:
        Mystics.run(*words) == code

        where:
        words                               | code
        ['--help']                          | 0
        ['--version']                       | 0
        ['play', '--help']                  | 0
        ['rules', 'MOVE-7']                 | 0
        ['odds', '--attack', '3']           | 0
        ['plya']                            | 2
        ['play', '--sed', '7']              | 2
        ['odds']                            | 2
        ['odds', '--attack', '99']          | 2
        ['replay', '/nowhere/x']            | 1
    }
}
