package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Wording;
import mystics.content.Box;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Entry;
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

    /** The mods in their order. */
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
    }

    private Library(List<LoadedMod> mods, Catalog catalog, List<Rule> rules, Translation translation, Kernel kernel) {
        this.mods = mods;
        this.catalog = catalog;
        this.rules = rules;
        this.translation = translation;
        this.kernel = kernel;
    }

    /** The same mods with another chapter in place of the one with its id, or beside the others. */
    public Library with(Chapter chapter) {
        return new Library(mods, catalog.with(chapter), rules, translation, kernel);
    }

    /** The same mods in another language. */
    public Library in(Translation language) {
        return new Library(mods, language.of(catalog), rules, language.naming(catalog), kernel);
    }

    /** The same mods, their games played by another kernel than that of the rule book. */
    public Library on(Kernel other) {
        return new Library(mods, catalog, rules, translation, other);
    }

    /** What its games are played by. */
    public Kernel kernel() {
        return kernel;
    }

    /** How a sentence or a finished text reads in the language of these mods; itself where nobody translates it. */
    public Wording wording() {
        return translation;
    }

    /** Whether they are read in another language than they are written in. */
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
     * Sets a game up.
     *
     * @throws mystics.content.SetupRefused when the chapter or party is not possible
     */
    public Setting setting(Setup setup, Inspector inspector) {
        List<MarkKind> notes = new ArrayList<>(Notes.kinds());
        rules.forEach(rule -> notes.add(MarkKind.note(RuleScript.onceNote(rule), Notes.ONCE)));
        Box box = Box.unpack(catalog, setup, notes);
        return new Setting(box, Rulebook.of(box, rules), kernel, this::open, inspector, wording());
    }

    private Rule.Body[] open() {
        Rule.Body[] bodies = new Rule.Body[rules.size()];
        mods.forEach(mod -> mod.rules().open(bodies));
        return bodies;
    }
}
