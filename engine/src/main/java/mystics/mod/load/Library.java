package mystics.mod.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import mystics.choice.Wording;
import mystics.content.Box;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Entry;
import mystics.content.Room;
import mystics.content.MarkKind;
import mystics.content.Setup;
import mystics.kernel.Kernel;
import mystics.mod.lang.Translation;
import mystics.mod.words.RuleScript;
import mystics.phase.Notes;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.rules.Rule;
import mystics.rules.Rulebook;

/** The loaded mods together, with all their entries and rules. Sets up games. */
public final class Library {
    private final List<LoadedMod> mods;
    private final Catalog catalog;
    private final List<Rule> rules;
    private final Translation translation;
    private final Kernel kernel;
    private final Set<String> silenced;
    private final Set<Integer> silent;

    /** A library of mods in load order. */
    public Library(List<LoadedMod> mods) {
        this.mods = List.copyOf(mods);
        List<Entry> entries = new ArrayList<>();
        List<Rule> all = new ArrayList<>();
        for (LoadedMod mod : mods) {
            entries.addAll(mod.entries());
            all.addAll(mod.rules().rules());
        }
        this.catalog = Catalog.of(entries);
        this.rules = List.copyOf(all);
        this.translation = Translation.NONE;
        this.kernel = Kernel.ofTheBook();
        this.silenced = Set.of();
        this.silent = Set.of();
    }

    private Library(List<LoadedMod> mods, Catalog catalog, List<Rule> rules, Translation translation, Kernel kernel, Set<String> silenced,
            Set<Integer> silent) {
        this.mods = mods;
        this.catalog = catalog;
        this.rules = rules;
        this.translation = translation;
        this.kernel = kernel;
        this.silenced = silenced;
        this.silent = silent;
    }

    /** This library with a chapter, which replaces any chapter with the same id. */
    public Library with(Chapter chapter) {
        return new Library(mods, catalog.with(chapter), rules, translation, kernel, silenced, silent);
    }

    /** This library with a room, which replaces any room with the same id. */
    public Library with(Room room) {
        return new Library(mods, catalog.with(room), rules, translation, kernel, silenced, silent);
    }

    /** This library in another language. */
    public Library in(Translation language) {
        return new Library(mods, language.of(catalog), rules, language.naming(catalog), kernel, silenced, silent);
    }

    /** This library with another kernel. */
    public Library on(Kernel other) {
        return new Library(mods, catalog, rules, translation, other, silenced, silent);
    }

    /**
     * This library without a card or an encounter, or without the rules of an entry. A comparison of games with and without an entry shows
     * the effect of that entry.
     *
     * @param entry {@code folder/id}
     * @throws IllegalArgumentException if there is no such card, encounter or rule
     */
    public Library without(String entry) {
        Catalog fewer = catalog.without(entry);
        if (fewer.equals(catalog) && rules.stream().noneMatch(rule -> rule.source().id().equals(entry))) {
            throw new IllegalArgumentException("There is no card, encounter or rule '" + entry + "'. Name it by folder and id, such as "
                    + "cards/" + catalog.cards().keySet().stream().findFirst().orElse("id") + ".");
        }
        Set<String> more = new HashSet<>(silenced);
        more.add(entry);
        return new Library(mods, fewer, rules, translation, kernel, Set.copyOf(more), silent);
    }

    /** This library without some of its rules. */
    public Library without(Collection<Rule> quiet) {
        Set<Integer> more = new HashSet<>(silent);
        quiet.forEach(rule -> more.add(rule.number()));
        return new Library(mods, catalog, rules, translation, kernel, silenced, Set.copyOf(more));
    }

    /** The kernel that plays the games of this library. */
    public Kernel kernel() {
        return kernel;
    }

    /** Translates sentences and texts into the language of this library; untranslated texts stay as they are. */
    public Wording wording() {
        return isTranslated() ? translation : Wording.PLAIN;
    }

    /** Whether the library is translated into a language other than the original one. */
    public boolean isTranslated() {
        return translation != Translation.NONE;
    }

    public List<LoadedMod> mods() {
        return mods;
    }

    public Catalog catalog() {
        return catalog;
    }

    /** All rules of all mods. */
    public List<Rule> rules() {
        return rules;
    }

    /**
     * Sets up a game.
     *
     * @throws mystics.content.SetupRefused when the chapter or party is not possible
     */
    public Setting setting(Setup setup, Inspector inspector) {
        return setting(setup, inspector, bodies -> bodies);
    }

    /**
     * Sets up a game whose rules are watched.
     *
     * @param watching replaces the bodies of all rules, in the order of the rules' numbers; the array is filled again later
     * @throws mystics.content.SetupRefused when the chapter or party is not possible
     */
    public Setting setting(Setup setup, Inspector inspector, UnaryOperator<Rule.Body[]> watching) {
        List<MarkKind> notes = new ArrayList<>(Notes.kinds());
        rules.forEach(rule -> notes.add(MarkKind.note(RuleScript.onceNote(rule), Notes.ONCE)));
        Box box = Box.unpack(catalog, setup, notes);
        List<Rule> spoken = rules.stream()
                .filter(rule -> !silenced.contains(rule.source().id()) && !silent.contains(rule.number())).toList();
        return new Setting(box, Rulebook.of(box, spoken), kernel, () -> watching.apply(open()), inspector, wording());
    }

    private Rule.Body[] open() {
        Rule.Body[] bodies = new Rule.Body[rules.size()];
        mods.forEach(mod -> mod.rules().open(bodies));
        return bodies;
    }
}
