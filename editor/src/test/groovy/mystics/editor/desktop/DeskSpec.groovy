package mystics.editor.desktop

import java.nio.file.Path
import spock.lang.Requires
import spock.lang.Specification

/** A window is opened only where one can be shown. */
class DeskSpec extends Specification {
    @Requires({ os.linux })
    def "a display that is named and cannot be reached is none, so the game is played at the terminal"() {
        given:
        def java = Path.of(System.getProperty('java.home'), 'bin', 'java').toString()
        def builder = new ProcessBuilder(java, '-Djava.awt.headless=false', '-cp', System.getProperty('java.class.path'),
                DisplayQuestion.name).redirectErrorStream(true)
        builder.environment().put('DISPLAY', ':9999')
        def process = builder.start()

        expect:
        process.inputReader().text.trim() == 'no window'
        process.waitFor() == 0
    }
}
