package mystics.mod.script.gate;

import java.util.Map;
import org.codehaus.groovy.ast.ASTNode;

/** A part of the language that rules may not use, and its replacement. */
record Refused(String what, String why, String fix) {
    static final Refused SPREAD_DOT = new Refused("'*.'", "it says too little about what it does", "Write collect { it.name } for *.name.");
    static final Refused COMPUTED_NAME = new Refused("a name that is worked out", "a rule may call only what is known when it is compiled",
            "Write the name itself.");
    static final Refused AS = new Refused("'as'", "it may run code that nobody wrote", "Write (int) x or list.toSet().");

    static final Refused ASSIGNED = new Refused("'=' in a condition", "it sets a value and compares nothing", "Write == to compare.");

    private static final Refused UNKNOWN = new Refused("this", "rules do without it", "Write it in a simpler way.");
    private static final Map<String, Refused> NODES = Map.ofEntries(
            Map.entry("ConstructorCallExpression",
                    new Refused("'new'", "rules get their objects from the game and do not create them", "Delete it.")),
            Map.entry("TryCatchStatement", new Refused("'try'", "a failing rule is dropped as a whole", "Delete it.")),
            Map.entry("ThrowStatement", new Refused("'throw'", "a failing rule is dropped as a whole", "Delete it.")),
            Map.entry("AssertStatement",
                    new Refused("'assert'", "a failing rule is dropped as a whole", "Write if, and refuse or return.")),
            Map.entry("SynchronizedStatement", new Refused("'synchronized'", "a rule never runs beside another", "Delete it.")),
            Map.entry("DoWhileStatement", new Refused("'do'", "while does", "Write while.")),
            Map.entry("YieldStatement", new Refused("'yield'", "a switch is a statement here", "Write a switch with break.")),
            Map.entry("GStringExpression",
                    new Refused("a text with $", "texts are translated as they stand",
                            "Write '{name}' and name: value beside it, or + for a key.")),
            Map.entry("LambdaExpression", new Refused("a lambda", "blocks do the same", "Write { a -> b }.")),
            Map.entry("MethodPointerExpression", new Refused("'.&'", "blocks do the same", "Write { it.name() }.")),
            Map.entry("MethodReferenceExpression", new Refused("'::'", "blocks do the same", "Write { it.name() }.")),
            Map.entry("AttributeExpression", new Refused("'.@'", "it reaches past the words of the game", "Write a dot.")),
            Map.entry("ArrayExpression", new Refused("an array", "several things are a list", "Write [1, 2].")),
            Map.entry("SpreadExpression",
                    new Refused("'*' before a list", "it says too little about what it does", "Write the elements, or + between lists.")),
            Map.entry("SpreadMapExpression",
                    new Refused("'*:'", "it says too little about what it does", "Write the named arguments themselves.")),
            Map.entry("BitwiseNegationExpression", new Refused("'~'", "the game counts in whole numbers", "Delete it.")));
    private static final Map<String, Refused> OPERATORS = Map.of(
            "/", new Refused("'/'", "the game counts in whole numbers", "Write a.intdiv(b)."),
            "/=", new Refused("'/='", "the game counts in whole numbers", "Write a = a.intdiv(b)."),
            "===", new Refused("'==='", "things of the game are equal when they are the same", "Write ==."),
            "!==", new Refused("'!=='", "things of the game are equal when they are the same", "Write !=."));

    /** The refusal of a kind of node that the check does not know. */
    static Refused of(ASTNode node) {
        return NODES.getOrDefault(node.getClass().getSimpleName(), UNKNOWN);
    }

    /** The reason why an operator is refused. */
    static Refused operator(String operator) {
        return OPERATORS.getOrDefault(operator, new Refused("'" + operator + "'", "rules do without it", "Write it in words of the game."));
    }

    void refuse(SyntaxGate.Objections objections, ASTNode node) {
        objections.refuse(node, what, why, fix);
    }
}
