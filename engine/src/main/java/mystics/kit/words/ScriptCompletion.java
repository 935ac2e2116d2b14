package mystics.kit.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.lint.KnownNames;
import mystics.rules.Names;

/**
 * Finds the possible completions at the place where somebody is typing in a script. The completions depend on the verb, the moment, the
 * types of values, and the kind of thing that a text names.
 */
public final class ScriptCompletion {
    private static final String RULES = "rules";
    private final ScriptVocabulary vocabulary;
    private final KnownIds ids;

    /** Gives the ids that a text could name. */
    @FunctionalInterface
    public interface KnownIds {
        /**
         * The ids of a kind, the likeliest first.
         *
         * @param within the room whose spaces are wanted; may be empty
         */
        List<String> of(Names.What what, String within);
    }

    /**
     * The completions at a place.
     *
     * @param start the start of the part already typed
     */
    public record Found(int start, List<Proposal> proposals) {
        public Found {
            proposals = List.copyOf(proposals);
        }
    }

    public ScriptCompletion(ScriptVocabulary vocabulary, KnownIds ids) {
        this.vocabulary = vocabulary;
        this.ids = ids;
    }

    /** The possible completions at a position of a text; the position is counted in characters. */
    public Found at(String script, int caret) {
        List<ScriptToken> tokens = ScriptToken.of(script.substring(0, caret));
        Optional<ScriptToken> last = tokens.isEmpty() ? Optional.empty() : Optional.of(tokens.get(tokens.size() - 1));
        if (last.filter(token -> token.sort() == ScriptToken.Sort.REMARK && token.end() == caret).isPresent()) {
            return new Found(caret, List.of());
        }
        boolean text = last.filter(ScriptToken::isOpen).isPresent();
        boolean begun = text || last.filter(token -> token.isName() && token.end() == caret).isPresent();
        List<ScriptToken> before = (begun ? tokens.subList(0, tokens.size() - 1) : tokens).stream()
                .filter(token -> token.sort() != ScriptToken.Sort.REMARK).toList();
        int start = !begun ? caret : text ? last.get().start() + 1 : last.get().start();
        String typed = script.substring(start, caret);
        return new Found(start, text ? texts(before, typed) : fitting(names(before), typed));
    }

    private static List<Proposal> fitting(Stream<Proposal> all, String typed) {
        List<Proposal> known = all.distinct().toList();
        String low = typed.toLowerCase(Locale.ROOT);
        List<Proposal> begins = known.stream().filter(one -> one.shown().toLowerCase(Locale.ROOT).startsWith(low)).toList();
        return begins.isEmpty() ? known.stream().filter(one -> one.shown().toLowerCase(Locale.ROOT).contains(low)).toList() : begins;
    }

    private Stream<Proposal> names(List<ScriptToken> tokens) {
        ScriptScope scope = new ScriptScope(vocabulary, tokens);
        int end = tokens.size();
        if (end > 0 && List.of(".", "?.", "*.").contains(tokens.get(end - 1).text())) {
            String type = scope.types().endingAt(end - 2);
            return vocabulary.members(tokens.get(end - 1).is("*.") ? ScriptVocabulary.element(type) : type).stream()
                    .filter(member -> member.belongsInto(scope.verb(), scope.moment())).map(Proposal::of).sorted(Proposal.BY_NAME);
        }
        if (scope.depth() == 0) return vocabulary.word(RULES).stream().map(Proposal::of);
        if (scope.verb().isEmpty()) return heading(scope, tokens);
        return Stream.concat(scope.names().entrySet().stream().map(name -> Proposal.word(name.getKey(), name.getValue(), "")),
                vocabulary.words().stream().filter(word -> !isHeading(word) && word.belongsInto(scope.verb(), scope.moment()))
                        .map(Proposal::of).sorted(Proposal.BY_NAME));
    }

    /**
     * The completions at a place that is inside {@code rules} but outside every single rule: the verbs, or the moments of the verb whose
     * bracket is open.
     */
    private Stream<Proposal> heading(ScriptScope scope, List<ScriptToken> tokens) {
        int bracket = scope.bracket();
        String verb = bracket > 0 && tokens.get(bracket).is("(") ? tokens.get(bracket - 1).text() : "";
        if (vocabulary.isVerb(verb)) {
            return tokens.get(tokens.size() - 1).is(",") ? vocabulary.word("own").stream().map(Proposal::of)
                    : vocabulary.at(verb).map(moment -> Proposal.word(moment.name(), "moment", moment.doc())).sorted(Proposal.BY_NAME);
        }
        return vocabulary.words().stream().filter(ScriptCompletion::isHeading)
                .filter(word -> word.parameters().size() < 3 && !word.name().equals(RULES))
                .map(ScriptCompletion::begun);
    }

    /** Whether a word begins a rule. */
    private static boolean isHeading(ScriptMember word) {
        boolean verb = word.parameters().stream().findFirst().filter(first -> first.type().equals("Class")).isPresent();
        return verb || List.of(RULES, "ability", "item").contains(word.name());
    }

    private static Proposal begun(ScriptMember word) {
        boolean verb = word.parameters().get(0).type().equals("Class");
        return verb ? new Proposal(word.name() + "()", 1, word.name(), "", word.doc()) : Proposal.of(word);
    }

    private List<Proposal> texts(List<ScriptToken> tokens, String typed) {
        ScriptScope scope = new ScriptScope(vocabulary, tokens);
        NamedPlace place = new NamedPlace(scope.types(), tokens, scope.bracket());
        return place.named().filter(what -> what != Names.What.SENTENCE).map(what -> fitting(ids.of(what, place.within()).stream()
                .map(id -> Proposal.word(id, KnownNames.words(what), "")), typed)).orElse(List.of());
    }
}
