package mystics.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;
import mystics.soak.Extra;
import mystics.soak.RandomSetup;
import mystics.soak.Soak;
import mystics.soak.SoakReport;

/**
 * Has bots play games with one of the mod's entries of each kind on the table: heroes, variants, cards, minions and marks. A rule that
 * fails is reported at its line. An inconsistent table is reported at the entry in play.
 *
 * @param games number of games
 */
record InPlay(int games) implements Check {
    private static final List<String> PIECES = List.of("variants", "heroes", "abilities", "cards", "minions", "marks");

    @Override
    public List<Finding> findings(Subject subject) {
        String id = subject.manifest().id();
        Map<String, Finding> found = new LinkedHashMap<>();
        if (subject.library().rules().stream().noneMatch(rule -> rule.source().mod().equals(id))
                || subject.library().catalog().chapters().isEmpty()) {
            return List.of();
        }
        Soak soak = new Soak(subject.library());
        for (int game = 0; game < games; game++) {
            Map<String, Document> pieces = pieces(subject, game);
            RandomSetup drawn = with(subject, soak.setup(game + 1L), pieces);
            for (SoakReport.Failure failure : soak.play(drawn).failures()) {
                Finding finding = FailedRule.in(id, failure.words()).orElseGet(() -> unsound(id, pieces, failure.words()));
                boolean ours = finding.code().equals(FailedRule.CODE)
                        || !failure.words().startsWith(FailedRule.BEGINS) && soundWithout(soak, subject, drawn);
                if (ours) found.putIfAbsent(finding.code() + finding.place(), finding);
            }
        }
        return List.copyOf(found.values());
    }

    /** One of the mod's entries of each kind, a different one in each game. */
    private static Map<String, Document> pieces(Subject subject, int game) {
        Map<String, Document> pieces = new LinkedHashMap<>();
        for (String folder : PIECES) {
            List<Document> own = subject.entries(folder);
            if (!own.isEmpty()) pieces.put(folder, own.get(game % own.size()));
        }
        return pieces;
    }

    private static boolean soundWithout(Soak soak, Subject subject, RandomSetup drawn) {
        return soak.play(drawn, Set.of(subject.manifest().id())).failures().isEmpty();
    }

    private static Finding unsound(String mod, Map<String, Document> pieces, String flaws) {
        Place place = pieces.values().stream().map(piece -> piece.valueAt("")).findFirst().orElse(new Place(mod, "mod.yaml", 1, 1));
        String names = pieces.isEmpty() ? "" : " with " + String.join(", ", pieces.values().stream().map(Document::id).toList());
        return Finding.error("unsound-in-play", place, "a game" + names + " could not go on: " + flaws)
                .because("without the rules of this mod the same game ends properly")
                .fix("Check what the rules of these pieces take, give and move.");
    }

    private static RandomSetup with(Subject subject, RandomSetup drawn, Map<String, Document> pieces) {
        List<Setup.Member> party = new ArrayList<>(drawn.setup().party());
        Document hero = pieces.get("heroes");
        if (hero != null && party.stream().noneMatch(member -> member.hero().equals(hero.id()))) {
            party.set(0, new Setup.Member(hero.id(), ability(subject, hero.id(), party)));
        }
        Setup setup = new Setup(drawn.setup().chapter(), party, variants(subject, drawn.setup().variants(), pieces.get("variants")));
        List<Extra> extras = new ArrayList<>(drawn.extras());
        int somebody = (int) (drawn.seed() % party.size());
        for (String folder : List.of("abilities", "cards")) {
            if (pieces.containsKey(folder)) extras.add(new Extra.Given(pieces.get(folder).id(), somebody));
        }
        if (pieces.containsKey("minions")) extras.add(0, new Extra.Come(pieces.get("minions").id(), 1));
        if (pieces.containsKey("marks")) extras.add(marked(subject.library().catalog().marks().get(pieces.get("marks").id()), somebody));
        return new RandomSetup(drawn.seed(), drawn.chapter(), setup, drawn.gamester(), extras);
    }

    private static Extra marked(MarkKind mark, int somebody) {
        return mark.on().equals("space") ? new Extra.Laid(mark.id(), somebody) : new Extra.Marked(somebody, mark.id(), 1);
    }

    private static String ability(Subject subject, String id, List<Setup.Member> party) {
        HeroCard hero = subject.library().catalog().heroes().get(id);
        return subject.library().catalog().cards().values().stream()
                .filter(card -> card.type() == CardType.ABILITY && card.need().metBy(hero)).map(Card::id)
                .filter(card -> party.stream().noneMatch(member -> member.ability().equals(card))).findFirst().orElse("");
    }

    private static Set<String> variants(Subject subject, Set<String> drawn, Document own) {
        if (own == null) return drawn;
        Set<String> on = new TreeSet<>(drawn);
        on.add(own.id());
        try {
            subject.library().catalog().checkVariants(on);
            return on;
        } catch (SetupRefused together) {
            return Set.of(own.id());
        }
    }
}
