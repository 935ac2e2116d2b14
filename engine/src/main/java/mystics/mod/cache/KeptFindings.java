package mystics.mod.cache;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.mod.finding.Finding;

/**
 * The findings about a mod that cannot be read, kept so that the next start reports them at once. The mod is not parsed
 * or compiled again until one of its files changes.
 *
 * @param key the files and program that the findings belong to
 * @param findings all problems of the mod
 */
public record KeptFindings(Prepared.Key key, List<Finding> findings) {
    /** Codes of findings that are not kept, because they depend on the machine or on a mistake in the program. */
    private static final Set<String> PASSING = Set.of("unforeseen", "too-large", "too-deep", "compiler");
    private static final int KIND = 0x4d795200 + Prepared.VERSION;

    /** Whether the refusal is worth keeping because the same files will always be refused with the same words. */
    public boolean lasts() {
        return findings.stream().noneMatch(finding -> PASSING.contains(finding.code()));
    }

    /** Whether the refusal belongs to these files and this program. */
    public boolean fits(String files, String program) {
        return key.equals(new Prepared.Key(files, program));
    }

    /** The content of a file, in the form that {@link #read} reads. */
    byte[] bytes() {
        return Sealed.seal(KIND, out -> {
            out.writeUTF(key.files());
            out.writeUTF(key.program());
            out.writeInt(findings.size());
            for (Finding finding : findings) write(out, finding);
        });
    }

    /** The content of a file; empty if the file is damaged. */
    static Optional<KeptFindings> read(byte[] file) {
        return Sealed.open(KIND, file, in -> {
            Prepared.Key key = new Prepared.Key(in.readUTF(), in.readUTF());
            List<Finding> findings = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) findings.add(finding(in));
            return new KeptFindings(key, List.copyOf(findings));
        });
    }

    private static void write(DataOutputStream out, Finding finding) throws IOException {
        for (String word : List.of(finding.severity().name(), finding.code(), finding.mod(), finding.file(), finding.message(),
                finding.why(), finding.fix())) {
            out.writeUTF(word);
        }
        out.writeInt(finding.line());
        out.writeInt(finding.column());
    }

    private static Finding finding(DataInputStream in) throws IOException {
        Finding.Severity severity = Finding.Severity.valueOf(in.readUTF());
        String[] words = new String[6];
        for (int i = 0; i < words.length; i++) words[i] = in.readUTF();
        return new Finding(severity, words[0], words[1], words[2], in.readInt(), in.readInt(), words[3], words[4], words[5]);
    }
}
