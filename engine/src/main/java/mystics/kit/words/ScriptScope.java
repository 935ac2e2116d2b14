package mystics.kit.words;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The context of a script's last token: the rule around it, and the meanings of the names at that place. */
final class ScriptScope {
    private final List<ScriptToken> tokens;
    private final ScriptTypes types;
    private final Deque<Block> open = new ArrayDeque<>();

    /**
     * An open bracket.
     *
     * @param at the index of the bracket
     * @param verb the verb of the rule that begins at the bracket
     * @param moment the moment of the rule that begins at the bracket
     */
    private record Block(int at, String verb, String moment, Map<String, String> names) {
    }

    ScriptScope(ScriptVocabulary vocabulary, List<ScriptToken> tokens) {
        this.tokens = tokens;
        this.types = new ScriptTypes(vocabulary, tokens, this::typeOf);
        for (int i = 0; i < tokens.size(); i++) {
            step(vocabulary, i);
        }
    }

    private void step(ScriptVocabulary vocabulary, int i) {
        ScriptToken token = tokens.get(i);
        if (token.is("{")) {
            open.push(block(vocabulary, i));
        } else if (token.is("(") || token.is("[")) {
            open.push(new Block(i, "", "", Map.of()));
        } else if (token.is("}") || token.is(")") || token.is("]")) {
            open.poll();
        } else if (token.is("=") && i > 0 && tokens.get(i - 1).isName()) {
            declare(i);
        } else if (token.is("in") || token.is(":") && i > 2 && tokens.get(i - 2).isName()) {
            declareLoop(i);
        }
    }

    private void declare(int equals) {
        boolean typed = equals > 1 && tokens.get(equals - 2).isName() && !tokens.get(equals - 2).is("def");
        String type = typed ? tokens.get(equals - 2).text() : types.at(equals + 1);
        inBlock(tokens.get(equals - 1).text(), type);
    }

    /** Declares the name of a loop variable: {@code for (figure in heroes)}. */
    private void declareLoop(int in) {
        boolean loop = in > 1 && tokens.get(in - 1).isName() && (tokens.get(in - 2).is("(") || tokens.get(in - 2).isName());
        if (loop) inBlock(tokens.get(in - 1).text(), ScriptVocabulary.element(types.at(in + 1)));
    }

    private void inBlock(String name, String type) {
        open.stream().filter(block -> tokens.get(block.at()).is("{")).findFirst().ifPresent(block -> block.names().put(name, type));
    }

    private Block block(ScriptVocabulary vocabulary, int brace) {
        Optional<Integer> call = types.calledBefore(brace);
        String name = call.map(at -> tokens.get(at).text()).orElse("");
        boolean verb = call.isPresent() && vocabulary.isVerb(name) && call.get() + 2 < tokens.size() && tokens.get(call.get() + 1).is("(");
        String moment = verb ? tokens.get(call.get() + 2).text() : "";
        String handed = verb ? moment : call.map(types::handedToBlockOf).orElse("");
        Map<String, String> names = new HashMap<>();
        parameter(brace).ifPresentOrElse(parameter -> names.put(parameter, handed), () -> {
            if (!handed.isEmpty()) names.put("it", handed);
        });
        return new Block(brace, verb ? name : "", moment, names);
    }

    /** The name before the arrow at the beginning of a block. */
    private Optional<String> parameter(int brace) {
        for (int i = brace + 1; i < Math.min(tokens.size(), brace + 4); i++) {
            if (tokens.get(i).is("->") && i > brace + 1) return Optional.of(tokens.get(i - 1).text());
            if (!tokens.get(i).isName()) return Optional.empty();
        }
        return Optional.empty();
    }

    private Optional<String> typeOf(String name) {
        return open.stream().filter(block -> block.names().containsKey(name)).map(block -> block.names().get(name)).findFirst();
    }

    /** The types of the expressions at this place. */
    ScriptTypes types() {
        return types;
    }

    /** The names that rules have declared so far, in alphabetical order. */
    Map<String, String> names() {
        return open.stream().flatMap(block -> block.names().keySet().stream()).collect(Collectors.toCollection(TreeSet::new)).stream()
                .collect(Collectors.toMap(name -> name, name -> typeOf(name).orElse(""), (one, other) -> one, java.util.TreeMap::new));
    }

    /** The verb of the rule around this place; empty outside all rules. */
    String verb() {
        return open.stream().map(Block::verb).filter(verb -> !verb.isEmpty()).findFirst().orElse("");
    }

    /** The moment of the rule around this place; empty outside all rules. */
    String moment() {
        return open.stream().map(Block::moment).filter(moment -> !moment.isEmpty()).findFirst().orElse("");
    }

    /** The number of open brackets. */
    int depth() {
        return open.size();
    }

    /** The index of the innermost open bracket among the tokens; -1 if none is open. */
    int bracket() {
        return open.isEmpty() ? -1 : open.peek().at();
    }
}
