package mystics.mod.yaml;

import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** Explains YAML syntax errors in plain words. */
final class SyntaxWords {
    private SyntaxWords() {}

    static Finding explain(Place file, MarkedYamlEngineException e) {
        String problem = e.getProblem() == null ? "" : e.getProblem();
        String context = e.getContext() == null ? "" : e.getContext();
        Place here = e.getProblemMark().map(mark -> YamlPlaces.at(file, mark)).orElse(file);
        Place start = e.getContextMark().map((Mark mark) -> YamlPlaces.at(file, mark)).orElse(here);
        if (context.contains("quoted scalar") && problem.contains("end of")) {
            return finding(start, "the quote that opens here is never closed", "Close it.");
        }
        if (context.contains("flow") && problem.contains("expected ','")) {
            return finding(here, "a comma or the closing bracket is missing here", "The bracket was opened in line " + start.line() + ".");
        }
        if (problem.contains("TAB")) return finding(here, "a tab indents this line", "Indent with spaces.");
        if (problem.startsWith("mapping values are not allowed")) {
            return finding(here, "the text before this colon cannot be a key", "Put the text in quotes, or check the indentation.");
        }
        if (problem.startsWith("could not find expected ':'")) {
            return finding(here, "the line above has no colon", "Write 'key: value', or check the indentation.");
        }
        if (problem.startsWith("expected <block end>")) {
            return finding(here, "this line is indented differently from the lines above",
                    "Start all keys of an entry in the same column.");
        }
        if (problem.contains("that cannot start any token")) {
            return finding(here, "an unquoted text cannot begin with this character", "Put the text in quotes.");
        }
        if (problem.startsWith("sequence entries are not allowed")) {
            return finding(here, "a list cannot begin here", "Start it on a line of its own, or put the text in quotes.");
        }
        if (problem.contains("escape")) {
            return finding(here, "the character after '\\' cannot be escaped",
                    "Write '\\\\' for a backslash, or put the text in single quotes.");
        }
        if (problem.contains("<document end>")) return finding(here, "the file ends here, before its content", "Delete the line '...'.");
        if (problem.contains("version") || problem.contains("YAML directive")) {
            return finding(here, "this line beginning with '%' is not supported", "Delete it: all files are YAML 1.2.");
        }
        return finding(here, "the file cannot be read as YAML from here on",
                "Compare this line, and the one before it, with a file that loads.");
    }

    private static Finding finding(Place place, String message, String fix) {
        return Finding.error("yaml", place, message).fix(fix);
    }
}
