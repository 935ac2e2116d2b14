package mystics.command

import mystics.install.SystemPackage
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** An application is made of the packed program. It takes minutes, so the build makes one only on request: mvn -Pimage package. */
class ImageCommandSpec extends Specification {
    @TempDir Path folder

    def "only the packed program becomes an application; from its classes the command says so and makes nothing"() {
        given:
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))

        expect:
        line.execute('image', folder.toString()) != 0
        out.toString().contains('mvn -q package -DskipTests')
        Files.list(folder.resolve('image')).withCloseable { it.toList() }.empty
    }

    def "each system has its packages, and what a package lacks is said: #system"() {
        expect:
        SystemPackage.of(system)*.name() == kinds

        where:
        system       || kinds
        'Linux'      || ['DEB', 'RPM']
        'Windows 11' || ['MSI']
        'Mac OS X'   || ['DMG']
        'Plan 9'     || []
    }

    def "a tool counts wherever the path leads"() {
        given:
        Files.createDirectories(folder.resolve('one'))
        Files.createFile(Files.createDirectories(folder.resolve('two')).resolve('dpkg-deb'))

        expect:
        SystemPackage.DEB.missing([folder.resolve('one'), folder.resolve('two')].join(File.pathSeparator)) == ['fakeroot']
        SystemPackage.RPM.missing('') == ['rpmbuild']
    }
}
