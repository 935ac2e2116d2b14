package mystics.command

import spock.lang.Specification

/** Which command a word of the command line means is seen by its class, before the command is looked into. */
class CommandNamesSpec extends Specification {
    def "every command goes by the name of its class"() {
        given:
        def commands = Mystics.commandLine().subcommands

        expect:
        commands.size() > 10
        commands.every { name, command -> Mystics.isFor(name, command.commandSpec.userObject().class) }
        commands.every { name, command -> commands.keySet().every { other -> other == name || !Mystics.isFor(other,
                command.commandSpec.userObject().class) } }
    }
}
