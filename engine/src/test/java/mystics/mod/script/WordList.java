package mystics.mod.script;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.mod.script.allow.OpenMembers;
import org.objectweb.asm.Type;

/**
 * Writes the part of the allow list for the words of the game: the public members whose parameters and results all have
 * types on the list. The types themselves are chosen by hand, and so is what stays shut although it could be open.
 * Moments need no line there.
 */
public final class WordList {
    private WordList() {}

    /** The text of a list with the same types, the same shut members and the same remarks, and the members that can be open. */
    public static String renewed(String before, Collection<? extends Class<?>> moments, ClassLoader loader) throws ClassNotFoundException {
        Set<String> met = new HashSet<>();
        Set<String> shut = new HashSet<>();
        moments.forEach(moment -> met.add(Type.getInternalName(moment)));
        for (String line : before.lines().toList()) {
            if (line.matches("(named|met|words) .*")) met.add(line.split(" ")[1].replace('.', '/'));
            if (line.startsWith("# shut ")) shut.add(line.split(" ")[2]);
        }
        OpenMembers open = new OpenMembers(met, shut);
        StringBuilder text = new StringBuilder();
        for (String line : before.lines().toList()) {
            if (line.startsWith(" ")) continue;
            text.append(line).append('\n');
            if (line.matches("(named|met|words) .*")) {
                open.of(Class.forName(line.split(" ")[1], false, loader))
                        .forEach(member -> text.append("    ").append(member).append('\n'));
            }
        }
        return text.toString();
    }

    /** A list for a base class of scripts and some types, all of which may be named. */
    public static String of(Class<?> base, List<Class<?>> types) throws ClassNotFoundException {
        StringBuilder header = new StringBuilder("words " + base.getName() + "\n");
        types.forEach(type -> header.append("named ").append(type.getName()).append('\n'));
        return renewed(header.toString(), List.of(), base.getClassLoader());
    }
}
