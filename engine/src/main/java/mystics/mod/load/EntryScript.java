package mystics.mod.load;

import java.util.List;
import java.util.Map;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.Scripts;
import mystics.mod.words.BaseWords;
import mystics.mod.words.Heading;
import mystics.rules.Rule;

/**
 * A script that supplies the rules of an entry. An entry that extends another may use the other entry's script, even from another mod.
 *
 * @param mod the mod that contains the script
 * @param path the path of the script in that mod
 */
record EntryScript(Scripts<BaseWords> scripts, String mod, String path, Rule.Source source) {
    private static final String ENDING = ".groovy";
    private static final Map<String, Rule.Kind> FOLDERS = Map.of(
            "heroes", Rule.Kind.HERO, "minions", Rule.Kind.MINION, "cards", Rule.Kind.CARD, "abilities", Rule.Kind.CARD, "encounters",
            Rule.Kind.ENCOUNTER, "marks", Rule.Kind.MARK, "tiles", Rule.Kind.ROOM, "chapters", Rule.Kind.CHAPTER, "rules",
            Rule.Kind.GENERAL, "variants", Rule.Kind.VARIANT);

    /**
     * Finds the script of an entry.
     *
     * @param owner the mod of the entry
     * @param key the folder and id of the entry
     * @param name the name of the entry for people
     * @throws BrokenMod if no entry belongs to the script
     */
    static EntryScript of(Scripts<BaseWords> scripts, String mod, String path, String owner, String key, String name) {
        Rule.Kind kind = FOLDERS.get(key.substring(0, Math.max(0, key.indexOf('/'))));
        if (kind == null) {
            throw new BrokenMod(Finding.error("lost-script", Place.of(mod, path), "no entry belongs to this script")
                    .fix("Put it beside the file it belongs to: " + String.join(", ", FOLDERS.keySet().stream().sorted().toList()) + "."));
        }
        return new EntryScript(scripts, mod, path, Rule.Source.of(kind, owner, key, name));
    }

    /** The path of the script of an entry. */
    static String path(String key) {
        return key + ENDING;
    }

    /** The key of the entry beside which a script lies. */
    static String key(String path) {
        return path.substring(0, path.length() - ENDING.length());
    }

    /**
     * The headings of the script's rules, in order.
     *
     * @throws BrokenMod if the headings cannot be determined
     */
    List<Heading> headings() {
        try {
            return scripts.outlines().get(path).stream().map(Heading::of).toList();
        } catch (IllegalArgumentException tampered) {
            throw new BrokenMod(
                    Finding.error("class-file", Place.of(mod, path), "its compiled form cannot be used: " + tampered.getMessage()));
        }
    }

    /**
     * Opens a fresh copy of the script and reads its rules.
     *
     * @throws BrokenMod if reading the script fails
     */
    BaseWords open() {
        return scripts.open(path);
    }
}
