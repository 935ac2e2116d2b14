package mystics.play;

import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicReference;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Box;
import mystics.rules.InForce;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Services;

/** Everything that the games of one setup share: the pieces, the rulebook and the services of steps. */
public final class Setting {
    private final Box box;
    private final Rulebook rulebook;
    private final Services services;
    private final Rule.Bodies bodies;
    private final Inspector inspector;
    private final Wording wording;
    private final AtomicReference<Workplace> latest = new AtomicReference<>();
    private final Deque<Workplace> idle = new ConcurrentLinkedDeque<>();
    private final Set<String> off;
    private final Set<String> hosts;
    private final boolean guests;

    /**
     * @param inspector receives every finished step; {@link Inspector#NONE} outside specs
     * @param wording translates the patterns of sentences into the language of this table
     */
    public Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector, Wording wording) {
        this(box, rulebook, services, bodies, inspector, wording, Set.of());
    }

    /** A setting in English. */
    public Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector) {
        this(box, rulebook, services, bodies, inspector, Wording.PLAIN);
    }

    private Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector, Wording wording,
            Set<String> off) {
        this.box = box;
        this.rulebook = rulebook;
        this.services = services;
        this.bodies = bodies;
        this.inspector = inspector;
        this.wording = wording;
        this.off = off;
        this.hosts = hosts(rulebook, box);
        this.guests = rulebook.rules().stream().anyMatch(rule -> canDoWithout(rule.source().mod()));
    }

    /** A sentence in the language of this table, for display only. The journal keeps the original sentence. */
    public Sentence worded(Sentence sentence) {
        return sentence.in(wording);
    }

    /** The language of this table. */
    public Wording wording() {
        return wording;
    }

    /** A refusal in the language of this table. */
    public Refusal worded(Refusal refusal) {
        return refusal.in(wording);
    }

    /** The same setting, with the rules of these further mods left out. */
    public Setting without(Set<String> mods) {
        Set<String> all = new TreeSet<>(off);
        all.addAll(mods);
        return all.equals(off) ? this : new Setting(box, rulebook.without(mods), services, bodies, inspector, wording, Set.copyOf(all));
    }

    /** The mods whose rules are left out. */
    public Set<String> off() {
        return off;
    }

    /**
     * Whether a game can continue without the rules of a mod. A game cannot do without the first mod, on which all others are built, or
     * without the mod of the chapter.
     */
    public boolean canDoWithout(String mod) {
        return !hosts.contains(mod) && !hosts.isEmpty();
    }

    /** Whether any rules belong to mods that a game can do without. */
    boolean hasGuests() {
        return guests;
    }

    private static Set<String> hosts(Rulebook rulebook, Box box) {
        Set<String> hosts = new TreeSet<>();
        rulebook.rules().stream().findFirst().ifPresent(rule -> hosts.add(rule.source().mod()));
        rulebook.rules().stream()
                .filter(rule -> rule.source().kind() == Rule.Kind.CHAPTER && rule.source().id().endsWith("/" + box.chapter().id()))
                .forEach(rule -> hosts.add(rule.source().mod()));
        return hosts;
    }

    public Box box() {
        return box;
    }

    public Rulebook rulebook() {
        return rulebook;
    }

    public Inspector inspector() {
        return inspector;
    }

    /** The services of steps. */
    Services services() {
        return services;
    }

    /** Lends the tools of a run, which nobody else can use until they are returned. */
    Workplace borrow() {
        Workplace last = latest.getAndSet(null);
        Workplace found = last != null ? last : idle.pollFirst();
        return found != null ? found : workplace(bodies.open());
    }

    private Workplace workplace(Rule.Body[] fresh) {
        return new Workplace(fresh, new InForce(rulebook, box.heroCount()), new Meters(fresh.length));
    }

    void giveBack(Workplace used) {
        Workplace other = latest.getAndSet(used);
        if (other != null) {
            idle.offerFirst(other);
        }
    }
}
