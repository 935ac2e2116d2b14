package mystics.kit.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.rules.Names;

/** Reads the vocabulary file. Each owner has a heading, with its members indented below. Two dashes precede an explanation. */
final class VocabularyReading {
    private static final String DASHES = " -- ";

    private VocabularyReading() {
    }

    static ScriptVocabulary of(String text) {
        List<ScriptMember> words = new ArrayList<>();
        Map<String, ScriptMoment> moments = new LinkedHashMap<>();
        Map<String, List<ScriptMember>> types = new LinkedHashMap<>();
        String[] blocks = text.split("\n(?=\\w)");
        for (String block : blocks) {
            List<String> lines = block.lines().toList();
            String[] heading = said(lines.get(0)).split(" ");
            List<ScriptMember> members = lines.stream().skip(1).map(VocabularyReading::member).toList();
            switch (heading[0]) {
                case "words" -> words.addAll(members);
                case "moment" -> moments.put(heading[1],
                        new ScriptMoment(heading[1], List.of(heading[2].split(",")), explained(lines.get(0)), members));
                case "type" -> types.put(heading[1], members);
                default -> {
                    // The remark at the beginning.
                }
            }
        }
        return new ScriptVocabulary(List.copyOf(words), moments, types);
    }

    private static String said(String line) {
        int end = line.indexOf(DASHES.stripTrailing());
        return end < 0 ? line : line.substring(0, end).stripTrailing();
    }

    private static String explained(String line) {
        int end = line.indexOf(DASHES);
        return end < 0 ? "" : line.substring(end + DASHES.length());
    }

    private static ScriptMember member(String line) {
        String[] parts = said(line).strip().split(" ");
        String inside = parts[3].substring(1, parts[3].length() - 1);
        List<ScriptMember.Parameter> parameters = inside.isEmpty() ? List.of()
                : Stream.of(inside.split(",(?=\\w+:)")).map(VocabularyReading::parameter).toList();
        boolean only = parts.length > 5;
        return new ScriptMember(parts[1], parts[0].equals("property"), type(parts[2]), names(parts[2]), parameters,
                only ? parts[5] : "", parts.length > 6 ? parts[6] : "", explained(line));
    }

    private static ScriptMember.Parameter parameter(String written) {
        String[] parts = written.split(":", 2);
        return new ScriptMember.Parameter(parts[0], type(parts[1]), names(parts[1]));
    }

    private static String type(String written) {
        return written.replaceAll("@.*", "");
    }

    private static Optional<Names.What> names(String written) {
        int at = written.indexOf('@');
        return at < 0 ? Optional.empty() : Optional.of(Names.What.valueOf(written.substring(at + 1)));
    }
}
