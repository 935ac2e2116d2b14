package mystics.command

import spock.lang.Specification

/** The program is installed from the one file it comes in. */
class InstallCommandSpec extends Specification {
    def "what is not that file says how to make it"() {
        given:
        def said = new StringWriter()
        def line = Mystics.commandLine().setErr(new PrintWriter(said))

        expect:
        line.execute('install') == Mystics.USAGE
        said.toString().contains("'mvn -q package -DskipTests' makes it; then: java -jar editor/target/mystics.jar install")
    }
}
