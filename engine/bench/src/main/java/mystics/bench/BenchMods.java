package mystics.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/** Generates mods: ordinary mods, which are loaded in large numbers, and one mod with rules that listen to a frequent moment. */
final class BenchMods {
    private static final int SCRIPTS = 5;
    private static final int CARDS = 8;

    private BenchMods() {
    }

    /** Writes a number of mods into a folder. Each mod has ten files of facts and five scripts with two rules each. */
    static void write(int number, Path folder) throws IOException {
        for (int mod = 0; mod < number; mod++) {
            Path own = folder.resolve(name(mod));
            for (Map.Entry<String, String> file : usual(mod).entrySet()) {
                Files.createDirectories(own.resolve(file.getKey()).getParent());
                Files.writeString(own.resolve(file.getKey()), file.getValue());
            }
        }
    }

    private static Map<String, String> usual(int mod) {
        Map<String, String> files = new LinkedHashMap<>();
        String id = name(mod);
        files.put("mod.yaml", manifest(id));
        for (int card = 0; card < CARDS; card++) {
            String path = "cards/trinket-" + mod + "-" + card;
            files.put(path + ".yaml",
                    "name: Trinket " + mod + " " + card + "\ntype: armor\nslot: body\nbonus: 1\ntext: It helps, a little.\n");
            if (card < SCRIPTS) {
                files.put(path + ".groovy", script(card));
            }
        }
        files.put("marks/drowsy-" + mod + ".yaml", "name: Drowsy " + mod + "\non: figure\nkind: note\ntext: It would rather sleep.\n");
        files.put("abilities/knack-" + mod + ".yaml",
                "name: Knack " + mod + "\nclasses: [warrior]\ncost: 2\ntiming: free\ntext: A small one.\n");
        return files;
    }

    private static String script(int card) {
        return "rules {\n    change(DefenceDice) { defence ->\n        if (defence.defender == bearer && bearer.wounds > " + card
                + ") defence.add(1)\n    }\n"
                + "    after(RoundEnds) { end ->\n        if (page > 90) say '{mouse} holds on to it', mouse: bearer\n    }\n}\n";
    }

    private static String manifest(String id) {
        return "id: " + id + "\nname: Generated " + id
                + "\nversion: \"1.0.0\"\nengine: 1\nauthors: [the benchmark]\nlicence: none\nlanguages: [en]\n";
    }

    /** The base game with a number of generated mods, which are written to a folder. */
    static Library beside(int number, Path folder, ModLoader loader) throws IOException {
        write(number, folder);
        List<LoadedMod> mods = new ArrayList<>(List.of(loader.load(BaseGame.source(), 0)));
        for (int mod = 0; mod < number; mod++) {
            mods.add(loader.load(Sources.at(folder.resolve(name(mod))), new Library(mods).rules().size()));
        }
        return new Library(mods);
    }

    private static String name(int mod) {
        return String.format("generated-%02d", mod);
    }

    /**
     * The base game with a mod whose rules all listen to one moment; each rule reads the table twice. Compiled scripts are kept in a
     * folder.
     */
    static Library listening(int rules, Path cache) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("mod.yaml", manifest("listening").getBytes(StandardCharsets.UTF_8));
        for (int rule = 0; rule < rules; rule++) {
            files.put("rules/listener-" + rule + ".groovy",
                    ("rules {\n    change(MoveThrow) { about ->\n        if (about.mover.wounds + page > " + (1000 + rule)
                            + ") about.takeInstead 1\n    }\n}\n").getBytes(StandardCharsets.UTF_8));
        }
        List<LoadedMod> mods = new ArrayList<>(BaseGame.library().mods());
        mods.add(ModLoader.keepingIn(cache).load(ModSource.of("listening", files), new Library(mods).rules().size()));
        return new Library(mods);
    }
}
