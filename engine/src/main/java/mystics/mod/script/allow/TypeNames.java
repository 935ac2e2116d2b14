package mystics.mod.script.allow;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of types as authors of rules know them: {@code block} and not {@code Closure<?>}, {@code mixed} where there are several. */
public final class TypeNames {
    private static final Pattern PACKAGE = Pattern.compile("\\b([a-z_][a-z0-9_]*\\.)+(?=[A-Z])");
    private static final Pattern OUTER = Pattern.compile("\\b[A-Z]\\w*\\$(?=[A-Z])");
    private static final Pattern INNERMOST = Pattern.compile("(\\w+)<([^<>]*)>");
    private static final Pattern SEVERAL = Pattern.compile("\\(?\\w+(‹[^›]*›)?( & \\w+(‹[^›]*›)?)+\\)?");
    private static final Map<String, String> PLAIN = Map.of("ArrayList", "List", "LinkedHashMap", "Map", "LinkedHashSet", "Set",
            "IntRange", "List", "Closure", "block", "Object", "unknown", "void", "nothing", "CharSequence", "String",
            "Serializable", "mixed", "Scope", "own");
    private static final Pattern FOREIGN = Pattern.compile("\\b(" + String.join("|", PLAIN.keySet()) + ")\\b");
    /** What types of the language have in common, which says nothing to anybody. */
    private static final String COMMON = ".*\\b(Serializable|Comparable|Constable|ConstantDesc)\\b.*";

    private TypeNames() {}

    /** A message or the name of a type with the names of types that authors know. */
    public static String in(String text) {
        String left = OUTER.matcher(PACKAGE.matcher(text).replaceAll("")).replaceAll("").replaceAll(" ->[^,)]*", "");
        for (Matcher inner = INNERMOST.matcher(left); inner.find(); inner = INNERMOST.matcher(left)) {
            left = inner.replaceFirst(Matcher.quoteReplacement(withParameters(inner.group(1), inner.group(2))));
        }
        left = SEVERAL.matcher(left).replaceAll("mixed");
        return FOREIGN.matcher(left).replaceAll(name -> PLAIN.get(name.group(1))).replace('‹', '<').replace('›', '>');
    }

    private static String withParameters(String type, String parameters) {
        if (type.equals("Class")) return parameters.matches("\\w{2,}") ? parameters : "moment";
        if (type.equals("Map") && parameters.equals("String, Object")) return "name: value";
        if (type.equals("Closure") || parameters.matches(".*(\\?|\\b[A-Z]\\b).*")) return type;
        return type + "‹" + (parameters.matches(COMMON) || parameters.contains("&") ? "mixed" : parameters) + "›";
    }
}
