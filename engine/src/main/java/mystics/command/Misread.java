package mystics.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import mystics.mod.finding.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence why a command line was not understood, with the nearest correct word if there is one. */
final class Misread {
    private Misread() {
    }

    /** The sentence for a wrong command line. The exception for a wrong value already has its sentence. */
    static String words(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) return unmatched(unmatched);
        if (wrong instanceof MissingParameterException missing && missing.getMissing().stream().noneMatch(ArgSpec::isOption)) {
            return missing.getMissing().stream().map(ArgSpec::paramLabel).collect(Collectors.joining(" and ", "The command needs ", "."));
        }
        return wrong.getMessage();
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        String word = wrong.getUnmatched().get(0);
        CommandLine line = wrong.getCommandLine();
        if (wrong.isUnknownOption()) return advised("There is no option '" + word + "'.", word, options(line));
        return line.getParent() == null
                ? advised("There is no command '" + word + "'.", word, List.copyOf(line.getSubcommands().keySet()))
                : "'" + word + "' is not expected here.";
    }

    private static List<String> options(CommandLine line) {
        List<String> names = new ArrayList<>();
        line.getCommandSpec().options().stream().filter(option -> !option.hidden()).forEach(option -> names.add(option.longestName()));
        return names;
    }

    private static String advised(String sentence, String word, List<String> known) {
        return (sentence + " " + Nearest.advice(word, known)).strip();
    }
}
