package mystics.bench;

import java.nio.charset.StandardCharsets;
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

/** Generated mods: small ones to load many of, and one that listens closely. */
final class Mods {
    private Mods() {
    }

    /** The base game with some more mods; their compiled scripts are kept in a folder. */
    static Library with(List<ModSource> more, Path cache) {
        List<LoadedMod> mods = new ArrayList<>(BaseGame.library().mods());
        ModLoader loader = ModLoader.keepingIn(cache);
        for (ModSource mod : more) {
            mods.add(loader.load(mod, new Library(mods).rules().size()));
        }
        return new Library(mods);
    }

    /** So many mods of eight files each: four cards, each with a rule. */
    static List<ModSource> small(int number) {
        List<ModSource> mods = new ArrayList<>();
        for (int mod = 0; mod < number; mod++) {
            Map<String, String> files = new LinkedHashMap<>();
            for (int card = 0; card < 4; card++) {
                String id = "trinket-" + mod + "-" + card;
                files.put("cards/" + id + ".yaml", "name: Trinket " + mod + " " + card + "\ntype: armor\nslot: body\nbonus: 1\ntext: It helps, a little.\n");
                files.put("cards/" + id + ".groovy", "rules {\n    change(DefenceDice) { defence ->\n        if (defence.defender == bearer && bearer.wounds > " + card
                        + ") defence.add(1)\n    }\n}\n");
            }
            mods.add(mod("generated-" + mod, files));
        }
        return mods;
    }

    /** A mod whose rules all speak at one moment; each reads the table twice. */
    static ModSource listening(int rules) {
        Map<String, String> files = new LinkedHashMap<>();
        for (int rule = 0; rule < rules; rule++) {
            files.put("rules/listener-" + rule + ".groovy", "rules {\n    change(Healing) { healing ->\n        if (healing.figure.wounds + page > " + (1000 + rule)
                    + ") healing.amount.add(1, 'never')\n    }\n}\n");
        }
        return mod("listening", files);
    }

    private static ModSource mod(String id, Map<String, String> texts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("mod.yaml", ("id: " + id + "\nname: Generated " + id + "\nversion: \"1.0.0\"\nengine: 1\nauthors: [the benchmark]\nlicence: none\nlanguages: [en]\n").getBytes(StandardCharsets.UTF_8));
        texts.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return ModSource.of(id, files);
    }
}
