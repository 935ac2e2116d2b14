package mystics.lint;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;

/**
 * The findings that authors silence in their files: {@code # lint off <code>: <reason>} in the line of a finding or in the line above it. A
 * remark on the first line silences findings about the whole file. In scripts, the remark begins with {@code //}.
 *
 * @param all the remarks, by file and line
 */
public record Silences(List<Silence> all) {
    /** The codes of findings that only games can show. The command {@code prove} reads the remarks about these codes. */
    private static final Set<String> OF_GAMES = Set.of("not-seen", "never-won");
    private static final Pattern REMARK = Pattern.compile("(?:#|//) lint off ([a-z-]+)(?::[ \\t]*(.*))?");

    /** A remark that silences a code in its own line and in the next line. */
    public record Silence(Place place, String code, String reason) {
        boolean covers(Finding finding) {
            boolean near = finding.line() == place.line() || finding.line() == place.line() + 1 || finding.line() == 0 && place.line() == 1;
            return finding.file().equals(place.file()) && finding.code().equals(code) && near;
        }
    }

    /** The remarks in the files of a mod. */
    public static Silences in(String mod, ModSource source) {
        List<Silence> found = new ArrayList<>();
        for (String path : source.paths()) {
            if (!path.endsWith(".yaml") && !path.endsWith(".groovy")) continue;
            String[] lines = new String(source.bytes(path), StandardCharsets.UTF_8).split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                Matcher remark = REMARK.matcher(lines[i]);
                if (remark.find()) {
                    found.add(new Silence(new Place(mod, path, i + 1, remark.start() + 1), remark.group(1),
                            remark.group(2) == null ? "" : remark.group(2).strip()));
                }
            }
        }
        return new Silences(found);
    }

    /** Whether some remark silences a finding. */
    public boolean cover(Finding finding) {
        return all.stream().anyMatch(silence -> silence.covers(finding));
    }

    /** The findings that are not silenced, and findings about faulty remarks, all sorted by place. */
    Checked applied(List<Finding> findings) {
        Set<Silence> used = new HashSet<>();
        List<Finding> left = new ArrayList<>();
        for (Finding finding : findings) {
            List<Silence> covering = all.stream().filter(silence -> silence.covers(finding)).toList();
            used.addAll(covering);
            if (covering.isEmpty()) left.add(finding);
        }
        for (Silence silence : all) {
            if (silence.reason().isEmpty()) {
                left.add(Finding.warning("no-reason", silence.place(), "'" + silence.code() + "' is silenced without a reason")
                        .fix("Write it after a colon: # lint off " + silence.code() + ": because ..."));
            } else if (!used.contains(silence) && !OF_GAMES.contains(silence.code())) {
                left.add(Finding.warning("idle-silence", silence.place(), "no finding here has the code '" + silence.code() + "'")
                        .fix("Delete the comment."));
            }
        }
        long silenced = findings.stream().distinct().filter(this::cover).count();
        return new Checked(left.stream().sorted().distinct().toList(), (int) silenced);
    }
}
