package mystics.home

import java.nio.file.Files
import java.nio.file.Path
import mystics.content.Setup
import mystics.play.Company
import spock.lang.Specification
import spock.lang.TempDir

/** Who plays whom is still known in the next chapter. */
class PlayersFileSpec extends Specification {
    @TempDir Path folder
    def file

    def setup() {
        file = new PlayersFile(folder.resolve('settings/players'))
    }

    def "players are kept by hero, with a name of several words, and who stays behind keeps the player of before"() {
        when:
        play(['collin', 'filch', 'lily', 'tilda'],
                Company.people(1).person('collin', 'Ida Miller').person('lily', 'Ben').bot('tilda', 'sensible'))
        play(['collin', 'filch', 'tilda', 'nez'], Company.people(1).person('filch', 'Ben').person('tilda', 'Ann'))

        then:
        file.read() == new Players([filch: 'Ben', lily: 'Ben', tilda: 'Ann'], [:])
    }

    def "a file that says nothing of the kind seats nobody"() {
        given:
        Files.createDirectories(folder.resolve('settings'))
        Files.writeString(folder.resolve('settings/players'), 'collin\nfilch king Ben\nlily person Ida\n')

        expect:
        file.read() == new Players([lily: 'Ida'], [:])
        new PlayersFile(folder.resolve('none')).read() == Players.ANYBODY
    }

    private void play(List<String> party, Company company) {
        file.played(new GameAgreement(new Setup('any', party.collect { new Setup.Member(it, '') }, [] as Set), company))
    }
}
