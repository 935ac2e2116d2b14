package mystics.mod.script.allow;

/**
 * Converts the names of script files to class names and back. The class name contains the whole path, with all other
 * characters escaped, so that no two files share a class: {@code cards/long-bow.groovy} is {@code cards_slong_hbow}.
 */
public final class ScriptNames {
    public static final String ENDING = ".groovy";

    private ScriptNames() {}

    public static String toClass(String path) {
        StringBuilder name = new StringBuilder();
        path.substring(0, path.length() - ENDING.length()).chars().forEach(c -> name.append(escaped((char) c)));
        return name.toString();
    }

    /** The file from which a class was made. The names of generated classes continue with {@code $} and more letters. */
    public static String toPath(String className) {
        int end = className.indexOf('$');
        String name = end < 0 ? className : className.substring(0, end);
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) != '_') {
                path.append(name.charAt(i));
            } else if (name.charAt(++i) == 'u') {
                path.append((char) Integer.parseInt(name.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                path.append(plain(name.charAt(i)));
            }
        }
        return path + ENDING;
    }

    private static String escaped(char c) {
        return switch (c) {
            case '_' -> "__";
            case '-' -> "_h";
            case '/' -> "_s";
            default -> c < 128 && Character.isLetterOrDigit(c) ? String.valueOf(c) : String.format("_u%04x", (int) c);
        };
    }

    private static char plain(char code) {
        return switch (code) {
            case 'h' -> '-';
            case 's' -> '/';
            default -> '_';
        };
    }
}
