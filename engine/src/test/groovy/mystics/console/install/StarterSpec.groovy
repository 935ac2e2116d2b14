package mystics.console.install

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.IgnoreIf
import spock.lang.Specification
import spock.lang.TempDir

/** An installed program is started by a script of the system's own kind. */
@IgnoreIf({ os.windows })
class StarterSpec extends Specification {
    @TempDir
    Path folder

    def "the script hands on every word as it was given, from a folder of whatever name"() {
        given:
        def starter = installed(folder.resolve(name), Java.running())

        expect:
        TinyProgram.said([starter.toString(), 'two words', '', '$HOME', "it's", '*']) == "two words||\$HOME|it's|*"

        where:
        name << ['plain', "the miller's", 'a b', '$HOME', 'say "so"', 'mühle']
    }

    def "further options for Java come last, so they win"() {
        given:
        def starter = installed(folder, Java.running())

        expect:
        TinyProgram.said([starter.toString(), 'x'], [MYSTICS_JAVA: '-Dtiny=one -Dtiny=two']) == 'x two'
    }

    def "where the Java of the installation is gone, the usual one is taken"() {
        given:
        def bin = Files.createDirectories(folder.resolve('bin'))
        Files.createSymbolicLink(bin.resolve('java'), Java.running().launcher())
        def starter = installed(folder.resolve('it'), new Java(folder.resolve('gone')))

        expect:
        TinyProgram.said([starter.toString(), 'x'], [PATH: "$bin:${System.getenv('PATH')}".toString()]) == 'x'
    }

    def "every system has its own: #system"() {
        expect:
        Starter.of(system) == starter

        where:
        system       || starter
        'Linux'      || Starter.SHELL
        'Mac OS X'   || Starter.SHELL
        'Windows 11' || Starter.WINDOWS
        ''           || Starter.SHELL
    }

    def "that of Windows encloses paths and keeps signs of per cent"() {
        given:
        def text = Starter.WINDOWS.text(Path.of('/Java 17/bin/java'), ['-XX:SharedArchiveFile=/my 100%/m.jsa'], Path.of('/my 100%/m.jar'))

        expect:
        text.readLines() == ['@echo off', 'rem Starts Mystics. Further options for Java: MYSTICS_JAVA.', 'setlocal', 'set "java=/Java 17/bin/java.exe"', 'if not exist "%java%" set "java=java"',
                             '"%java%" "-XX:SharedArchiveFile=/my 100%%/m.jsa" %MYSTICS_JAVA% -jar "/my 100%%/m.jar" %*']
        text.count('\r\n') == 6
    }

    private static Path installed(Path folder, Java java) {
        def place = new Installation(Files.createDirectories(folder))
        place.take(TinyProgram.in(folder))
        place.write(Starter.SHELL, java)
        place.starter(Starter.SHELL)
    }
}
