package mystics.mod.script.allow;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * The list of everything that scripts may use: types, and their members with JVM descriptors. Everything else does not
 * exist for scripts. The check of sources and the check of byte code both use this list. Types are named as the JVM
 * does: {@code java/util/List}.
 */
public final class AllowList {
    /** The cost in steps of a word of the game that has no cost of its own. */
    static final int WORD = 5;
    private static final String LANGUAGE = "language.txt";
    private static final String SHUT = "# shut ";
    private static final String DEAR = "dear ";
    private static final String REASON = "  -- ";

    private final Supplier<String> text;
    private final Supplier<Map<String, Owner>> owners;

    /** The ways in which a script may use a type. */
    public enum Standing {
        /** A script may write the type. */
        NAMED,
        /** Values of the type may occur, but a script cannot write the type. */
        MET,
        /** The methods of the type are the words of a script. */
        WORDS,
        /** The class contains methods that Groovy adds to types of Java. */
        LIBRARY,
        /** The type is used only by the compiler, in byte code. */
        COMPILER
    }

    /**
     * One member.
     *
     * @param owner the type under which the member is listed, perhaps a supertype
     * @param guarded whether a method that charges steps replaces it
     * @param sources whether a source may use it, not only the compiler
     * @param cost the steps that a script pays before each call
     * @param constant the reason why the cost is constant; empty if the list gives none
     */
    public record Member(String owner, String name, String descriptor, boolean guarded, boolean sources, int cost, String constant) {}

    private static final class Owner {
        private final Map<String, Member> written = new HashMap<>();
        private Supplier<Map<String, Member>> members = () -> written;
        private Standing standing = Standing.COMPILER;

        public Map<String, Member> members() {
            return members.get();
        }
    }

    private AllowList(Supplier<String> text, Supplier<List<? extends Class<?>>> moments) {
        this.text = Suppliers.memoize(text);
        this.owners = Suppliers.memoize(() -> with(moments.get(), owners(this.text.get()), this.text.get()));
    }

    /**
     * Adds moments to the list. The text of the list has no lines for moments: scripts may name every moment, and may use those of its
     * members that have known types. The list examines a moment when it is first asked about that moment.
     */
    private static Map<String, Owner> with(List<? extends Class<?>> moments, Map<String, Owner> owners, String text) {
        Set<String> met = new HashSet<>();
        owners.forEach((name, owner) -> {
            if (owner.standing != Standing.COMPILER && name.startsWith("mystics/")) met.add(name);
        });
        moments.forEach(moment -> met.add(Type.getInternalName(moment)));
        OpenMembers open = new OpenMembers(met,
                text.lines().filter(line -> line.startsWith(SHUT)).map(line -> line.split(" ")[2]).toList());
        Map<String, Integer> dear = dear(text);
        for (Class<?> moment : moments) {
            String name = Type.getInternalName(moment);
            Owner owner = owners.computeIfAbsent(name, none -> new Owner());
            owner.standing = Standing.NAMED;
            owner.members = Suppliers.memoize(() -> {
                Map<String, Member> members = new HashMap<>();
                open.of(moment).stream().map(line -> member(name, line, true, dear))
                        .forEach(member -> members.put(member.name() + member.descriptor(), member));
                return members;
            });
        }
        return owners;
    }

    private static Map<String, Integer> dear(String text) {
        Map<String, Integer> dear = new HashMap<>();
        text.lines().filter(line -> line.startsWith(DEAR)).map(line -> line.split(" "))
                .forEach(words -> dear.put(words[2].replace('.', '/'), Integer.valueOf(words[1])));
        return dear;
    }

    private static Map<String, Owner> owners(String text) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        Map<String, Integer> dear = dear(text);
        String owner = "";
        boolean sources = true;
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#") || line.startsWith(DEAR)) continue;
            if (line.startsWith(" ")) {
                Member member = member(owner, line.strip(), sources, dear);
                owners.get(owner).written.put(member.name() + member.descriptor(), member);
            } else {
                String[] words = line.split(" ");
                owner = words[1].replace('.', '/');
                Standing standing = Standing.valueOf(words[0].toUpperCase(java.util.Locale.ROOT));
                sources = standing != Standing.COMPILER;
                Owner entry = owners.computeIfAbsent(owner, none -> new Owner());
                if (sources) entry.standing = standing;
            }
        }
        return owners;
    }

    /** The list that contains the members of the language and the words of a game. */
    public static AllowList of(String game) {
        return new AllowList(() -> resource(LANGUAGE) + "\n" + game, List::of);
    }

    /**
     * The list that contains the members of the language and the words of a game. The words are in the file with the given name. The file
     * is read at the first request.
     *
     * @param moments the moments of the game
     */
    public static AllowList read(String game, Supplier<List<? extends Class<?>>> moments) {
        return new AllowList(() -> resource(LANGUAGE) + "\n" + resource(game), moments);
    }

    private static String resource(String name) {
        try (InputStream stream = AllowList.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Member member(String owner, String line, boolean sources, Map<String, Integer> dear) {
        int dash = line.indexOf(REASON);
        String constant = dash < 0 ? "" : line.substring(dash + REASON.length());
        boolean guarded = line.startsWith("guarded ");
        String plain = (dash < 0 ? line : line.substring(0, dash)).substring(guarded ? "guarded ".length() : 0);
        int end = plain.indexOf('(') >= 0 ? plain.indexOf('(') : plain.indexOf(' ');
        String name = plain.substring(0, end);
        String descriptor = plain.substring(end).strip();
        int usual = !descriptor.startsWith("(") ? 0 : owner.startsWith("mystics/") ? WORD : 1;
        return new Member(owner, name, descriptor, guarded, sources, dear.getOrDefault(owner + "/" + name, usual), constant);
    }

    private Map<String, Owner> owners() {
        return owners.get();
    }

    /** The whole text, together with the classes of moments. The keys of stored compiled scripts depend on this text. */
    public String text() {
        return text.get();
    }

    /** All types that scripts may use in a given way. */
    public SortedSet<String> types(Standing standing) {
        SortedSet<String> found = new TreeSet<>();
        owners().forEach((name, owner) -> {
            if (owner.standing == standing) found.add(name);
        });
        return found;
    }

    /** The classes whose methods are words of every script. */
    public Stream<String> words() {
        return types(Standing.WORDS).stream();
    }

    /** All members, in the order of the list. */
    public List<Member> members() {
        List<Member> members = new ArrayList<>();
        owners().values().forEach(owner -> members.addAll(owner.members().values()));
        return members;
    }

    /** Whether a script may write this type. */
    public boolean named(String type) {
        return standing(type) == Standing.NAMED;
    }

    /** Whether values of this type may occur in a script. */
    public boolean met(String type) {
        return named(type) || standing(type) == Standing.MET;
    }

    /** Whether the methods of this type are words of every script. */
    public boolean word(String type) {
        return standing(type) == Standing.WORDS;
    }

    /** Whether the compiler may make objects of this type. */
    public boolean constructible(String type) {
        return knows(type) && owners().get(type).members().values().stream().anyMatch(member -> member.name().equals("<init>"));
    }

    /** Whether the list contains a type. */
    public boolean knows(String type) {
        return owners().containsKey(type);
    }

    private Standing standing(String type) {
        Owner owner = owners().get(type);
        return owner == null ? Standing.COMPILER : owner.standing;
    }

    /** A member that is listed for exactly this type. */
    public Optional<Member> exactly(String owner, String name, String descriptor) {
        Owner entry = owners().get(owner);
        return entry == null ? Optional.empty() : Optional.ofNullable(entry.members().get(name + descriptor));
    }

    /**
     * The member to which a call on this type refers: a member of the type itself or of a supertype.
     *
     * @param owner a type of the list; other types have no members
     * @param family the supertypes of the type, beginning with the type itself
     */
    public Optional<Member> inherited(String owner, String name, String descriptor, Family family) {
        if (!met(owner) && standing(owner) != Standing.WORDS) return exactly(owner, name, descriptor);
        return family.of(owner).flatMap(type -> exactly(type, name, descriptor).stream()).findFirst();
    }

    /** Whether a source may read a property of this type: a field, or a method {@code getName}, {@code isName} or {@code name}. */
    public boolean readable(String owner, String property, Family family) {
        String tail = Character.toUpperCase(property.charAt(0)) + property.substring(1);
        return (met(owner) || standing(owner) == Standing.WORDS)
                && family.of(owner).filter(owners()::containsKey).flatMap(type -> owners().get(type).members().values().stream())
                        .filter(Member::sources).anyMatch(member -> member.descriptor().startsWith("()")
                                ? member.name().equals("get" + tail) || member.name().equals("is" + tail) || member.name().equals(property)
                                : !member.descriptor().startsWith("(") && member.name().equals(property));
    }

    /** The names that a source may write after a value of this type and a dot: its properties and methods, supertypes included. */
    public SortedSet<String> words(String owner, Family family) {
        SortedSet<String> words = new TreeSet<>();
        family.of(owner).filter(owners()::containsKey).flatMap(type -> owners().get(type).members().values().stream())
                .filter(Member::sources)
                .forEach(member -> words.add(member.descriptor().startsWith("()") ? Members.property(member.name()) : member.name()));
        return words;
    }

    /** Tells the supertypes of types. */
    public interface Family {
        /** A type, and everything that it extends or implements. */
        Stream<String> of(String type);
    }

    /** The names of those members of a type and its supertypes that a source may use, for advice. */
    public SortedSet<String> names(String owner, Family family) {
        SortedSet<String> names = new TreeSet<>();
        family.of(owner).filter(owners()::containsKey).flatMap(type -> owners().get(type).members().values().stream())
                .filter(member -> member.sources()).forEach(member -> names.add(member.name()));
        return names;
    }
}
