package mystics.mod.script.allow;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of types in words for authors of rules: {@code block} instead of {@code Closure<?>}, {@code list of
 * numbers} instead of {@code List<Integer>}, {@code mixed} for several types.
 */
public final class TypeNames {
    private static final Pattern PACKAGE = Pattern.compile("\\b([a-z_][a-z0-9_]*\\.)+(?=[A-Z])");
    private static final Pattern OUTER = Pattern.compile("\\b[A-Z]\\w*\\$(?=[A-Z])");
    private static final Pattern INNERMOST = Pattern.compile("(\\w+)<([^<>]*)>");
    private static final Pattern SEVERAL = Pattern.compile("\\(?\\w+(‹[^›]*›)?( & \\w+(‹[^›]*›)?)+\\)?");
    private static final Map<String, String> PLAIN = Map.of("ArrayList", "List", "LinkedHashMap", "Map", "LinkedHashSet", "Set",
            "IntRange", "List", "Closure", "block", "Object", "unknown", "void", "nothing", "CharSequence", "String",
            "Serializable", "mixed", "Scope", "own");
    private static final Pattern FOREIGN = Pattern.compile("\\b(" + String.join("|", PLAIN.keySet()) + ")\\b");
    private static final Pattern LISTED = Pattern.compile("\\b(?:List|Set)‹([^‹›]*)›");
    private static final Pattern MAP = Pattern.compile("\\bMap‹[^›]*›+");
    private static final Map<String, String> WORDS = Map.of("String", "text", "int", "number", "Integer", "number", "long", "number",
            "Long", "number", "boolean", "yes or no", "Boolean", "yes or no", "List", "list", "Set", "list", "Map", "map");
    private static final Pattern BASIC = Pattern.compile("\\b(" + String.join("|", WORDS.keySet()) + ")\\b(?!‹)");
    /** The types that most values have in common; they tell an author nothing. */
    private static final String COMMON = ".*\\b(Serializable|Comparable|Constable|ConstantDesc)\\b.*";

    private TypeNames() {}

    /** A message or the name of a type, in which every type has the name that authors know. */
    public static String in(String text) {
        String left = OUTER.matcher(PACKAGE.matcher(text).replaceAll("")).replaceAll("").replaceAll(" ->[^,)]*", "");
        for (Matcher inner = INNERMOST.matcher(left); inner.find(); inner = INNERMOST.matcher(left)) {
            left = inner.replaceFirst(Matcher.quoteReplacement(withParameters(inner.group(1), inner.group(2))));
        }
        left = FOREIGN.matcher(SEVERAL.matcher(left).replaceAll("mixed")).replaceAll(name -> PLAIN.get(name.group(1)));
        for (Matcher list = LISTED.matcher(left); list.find(); list = LISTED.matcher(left)) {
            left = list.replaceFirst(Matcher.quoteReplacement("list of " + several(list.group(1))));
        }
        left = BASIC.matcher(MAP.matcher(left).replaceAll("map")).replaceAll(name -> WORDS.get(name.group(1)));
        return left.replace('‹', '<').replace('›', '>');
    }

    private static String several(String type) {
        String word = WORDS.getOrDefault(type, type);
        return word.matches("\\w+") && !word.endsWith("s") && !word.matches("mixed|unknown|Dice") ? word + "s" : word;
    }

    /** The name of a type as part of a sentence: {@code a text}, {@code a list of numbers}, {@code a value of unknown type}. */
    public static String withArticle(String name) {
        return switch (name) {
            case "unknown" -> "a value of unknown type";
            case "mixed" -> "values of several types";
            case "nothing", "null", "yes or no" -> name;
            default -> (name.matches("(?i)[aeiou].*") ? "an " : "a ") + name;
        };
    }

    private static String withParameters(String type, String parameters) {
        if (type.equals("Class")) return parameters.matches("\\w{2,}") ? parameters : "moment";
        if (type.equals("Map") && parameters.equals("String, Object")) return "name: value";
        if (type.equals("Closure") || parameters.matches(".*(\\?|\\b[A-Z]\\b).*")) return type;
        return type + "‹" + (parameters.matches(COMMON) || parameters.contains("&") ? "mixed" : parameters) + "›";
    }
}
