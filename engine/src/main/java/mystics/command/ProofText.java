package mystics.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.proof.ChapterProof;
import mystics.proof.ProofPart;

/** The results of games in which bots prove a chapter, as text for people and as data for programs. */
record ProofText(Place page, ChapterProof proof) {
    private static final String NO_FAULT = "A part that was not seen is no fault. It may only be rare: a scenario can show it, "
            + "and a remark can say why it may stay (# lint off not-seen: reason).";

    /** Findings about parts of the chapter that no game has reached. */
    List<Finding> doubts() {
        return proof.doubts(page);
    }

    /** The numbers of the games, and then the parts of the chapter that no game has reached. */
    String lines() {
        StringBuilder text = new StringBuilder();
        List<ProofPart> unseen = proof.unseen();
        line(text, "%s: %d games of bots, %d won, %d lost; %d of %d parts happened", title(), proof.games(), proof.won(),
                proof.lost(), proof.parts().size() - unseen.size(), proof.parts().size());
        doubts().forEach(doubt -> line(text, "  %s %s", doubt.severity().name().toLowerCase(Locale.ROOT), doubt));
        unseen.forEach(part -> line(text, "  not seen: %s: %s%s", part.place(), part.words(),
                proof.hint(part).map(hint -> " (" + hint + ")").orElse("")));
        if (!unseen.isEmpty()) line(text, "  %s", NO_FAULT);
        return text.toString();
    }

    private String title() {
        return proof.chapter().isEmpty() ? "the rules of " + page.mod() : proof.chapter();
    }

    /** The numbers of the games, the parts of the chapter that no game has reached, and the parts that happened. */
    String whole() {
        StringBuilder text = new StringBuilder(lines());
        proof.parts().stream().filter(part -> proof.times(part) > 0).forEach(part -> line(text, "  %s: %s: %s",
                part.kind() == ProofPart.Kind.RULE ? "yes" : proof.times(part) + " games", part.place(), part.words()));
        return text.toString();
    }

    private static void line(StringBuilder text, String pattern, Object... values) {
        text.append(String.format(Locale.ROOT, pattern, values)).append(System.lineSeparator());
    }

    /** The report as data. */
    Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("chapter", proof.chapter());
        facts.put("games", proof.games());
        facts.put("won", proof.won());
        facts.put("lost", proof.lost());
        facts.put("failed", proof.failed());
        facts.put("rooms", proof.rooms());
        facts.put("parts", proof.parts().stream().map(this::facts).toList());
        facts.put("doubts", doubts().stream().map(Finding::toString).toList());
        return facts;
    }

    private Map<String, Object> facts(ProofPart part) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("kind", part.kind().name().toLowerCase(Locale.ROOT));
        facts.put("id", part.id());
        facts.put("file", part.place().file());
        facts.put("line", part.place().line());
        facts.put("games", proof.times(part));
        return facts;
    }
}
