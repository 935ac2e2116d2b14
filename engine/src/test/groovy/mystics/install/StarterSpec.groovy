package mystics.install

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

    def "where there is no Java at all, it is said what to do"() {
        given:
        def starter = installed(folder, new Java(folder.resolve('gone')))
        def tools = Files.createDirectories(folder.resolve('tools'))

        expect:
        ended(starter, [PATH: tools.toString()]) == [1,
                'Mystics needs Java 17 or newer, and there is none on the PATH. Install one, then start again.']
    }

    def "a program that was moved is started where it is now, and one that is gone says so"() {
        given:
        def starter = installed(folder.resolve('there'), Java.running())
        def moved = Files.move(folder.resolve('there'), folder.resolve('here'))

        expect:
        TinyProgram.said([moved.resolve(starter.fileName).toString(), 'x']) == 'x'

        when:
        Files.delete(moved.resolve('mystics.jar'))

        then:
        ended(moved.resolve(starter.fileName), [:]) == [1, 'The program is gone from here. Install it anew: java -jar mystics.jar install']
    }

    def "a start is named the way it is typed"() {
        expect:
        Starter.SHELL.command(Path.of('/games/mystics')) == '/games/mystics'
        Starter.SHELL.command(Path.of("/the miller's/mystics")) == "'/the miller'\\''s/mystics'"
        Starter.WINDOWS.command(Path.of('/my games/mystics.cmd')) == '"/my games/mystics.cmd"'
    }

    def "that of Windows asks where it lies, whatever letters are in the path, and keeps signs of per cent"() {
        given:
        def text = Starter.WINDOWS.text(Path.of('/Java 100%/bin/java'), ['-XX:SharedArchiveFile=/Jürgen 100%/m.jsa'],
                Path.of('/Jürgen 100%/m.jar'))

        expect:
        text.readLines() == [
                '@echo off', 'rem Starts Mystics. Further options for Java: MYSTICS_JAVA.', 'setlocal DisableDelayedExpansion',
                'set "java=/Java 100%%/bin/java.exe"', 'if not exist "%java%" for %%j in (java.exe) do set "java=%%~$PATH:j"',
                'if not defined java (', '    echo Mystics needs Java 17 or newer, and there is none on the PATH. Install ' +
                        'one, then start again. 1>&2', '    exit /b 1', ')',
                'if not exist "%~dp0m.jar" (', '    echo The program is gone from here. Install it anew: java -jar ' +
                        'mystics.jar install 1>&2', '    exit /b 1', ')',
                '"%java%" "-XX:SharedArchiveFile=%~dp0m.jsa" %MYSTICS_JAVA% -jar "%~dp0m.jar" %*', 'exit /b %ERRORLEVEL%']
        text.count('\r\n') == 15
    }

    private static List ended(Path starter, Map<String, String> environment) {
        def builder = new ProcessBuilder('/bin/sh', starter.toString()).redirectErrorStream(true)
        builder.environment().putAll(environment)
        def process = builder.start()
        def said = process.inputReader().text.trim()
        [process.waitFor(), said]
    }

    private static Path installed(Path folder, Java java) {
        def place = new Installation(Files.createDirectories(folder))
        new Scaffold(folder).withCloseable {
            place.take(TinyProgram.in(folder), it)
            place.write(Starter.SHELL, java, it)
        }
        place.starter(Starter.SHELL)
    }
}
