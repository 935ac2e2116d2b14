package mystics.terminal.desk

import java.nio.file.Path
import spock.lang.Specification

/** A standard input that was closed is told from one that is a file of answers. */
class StandardInputSpec extends Specification {
    static final Path JAVA = Path.of('/opt/java')

    def "#what"() {
        expect:
        StandardInput.isClosed(opened, JAVA, '/opt/mystics.jar') == closed

        where:
        what                                   | opened                                          || closed
        'nothing has its number'               | Optional.empty()                                || true
        'a file of Java has its number'        | Optional.of(Path.of('/opt/java/lib/modules'))   || true
        'the program has its number'           | Optional.of(Path.of('/opt/mystics.jar'))        || true
        'a file of answers'                    | Optional.of(Path.of('/home/ann/answers.txt'))   || false
        'a pipe'                               | Optional.of(Path.of('pipe:[4711]'))             || false
        'nothing to read, which is not closed' | Optional.of(Path.of('/dev/null'))               || false
    }
}
