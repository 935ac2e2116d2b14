package mystics.mod.script.allow;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.syntax.SyntaxException;

/**
 * A mistake in a script, reported by the game's own checks. The mistake is passed on with the compiler's errors and keeps its code, reason
 * and remedy.
 */
public final class ScriptMistake extends SyntaxException {
    private final String code;
    private final String sentence;
    private final String why;
    private final String fix;

    public ScriptMistake(ASTNode node, String code, String sentence, String why, String fix) {
        super(sentence, node);
        this.code = code;
        this.sentence = sentence;
        this.why = why;
        this.fix = fix;
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }

    public String why() {
        return why;
    }

    public String fix() {
        return fix;
    }
}
