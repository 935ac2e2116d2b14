package mystics.mod.script;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.syntax.SyntaxException;

/** A mistake in a script as our own checks word it; it travels with the compiler's errors and keeps its code, reason and remedy. */
final class ScriptMistake extends SyntaxException {
    private final String code;
    private final String sentence;
    private final String why;
    private final String fix;

    ScriptMistake(ASTNode node, String code, String sentence, String why, String fix) {
        super(sentence, node);
        this.code = code;
        this.sentence = sentence;
        this.why = why;
        this.fix = fix;
    }

    String code() {
        return code;
    }

    String sentence() {
        return sentence;
    }

    String why() {
        return why;
    }

    String fix() {
        return fix;
    }
}
