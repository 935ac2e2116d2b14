package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.mod.CompiledMod;
import mystics.mod.ModLayout;
import mystics.mod.amend.Register;
import mystics.mod.words.BaseWords;
import mystics.mod.yaml.Document;

/** Finds the script for each entry of a mod: the entry's own script, or that of the entry it extends. */
record EntryScripts(List<CompiledMod<BaseWords>> mods, Register register) {

    /** The scripts in effect for one mod, with their paths; the scripts of its entries come first. */
    List<EntryScript> of(CompiledMod<BaseWords> mod) {
        String id = mod.manifest().id();
        List<EntryScript> voices = new ArrayList<>();
        for (Document entry : register.entries(id)) {
            String key = ModLoader.key(entry);
            register.script(key, this::written).ifPresent(script -> {
                CompiledMod<BaseWords> writer = writer(script).orElseThrow();
                String name = entry.root().path("name").asString("");
                voices.add(EntryScript.of(writer.scripts(), writer.manifest().id(),
                        EntryScript.path(script.substring(script.indexOf(':') + 1)), id,
                        key, name));
            });
        }
        register.addedRules(id).forEach(
                added -> voices.add(EntryScript.of(mod.scripts(), id, EntryScript.path(added.getKey()), id, added.getValue(),
                        name(added.getValue()))));
        mod.scripts().paths().stream().filter(path -> path.startsWith(ModLayout.RULES + "/"))
                .forEach(path -> voices.add(EntryScript.of(mod.scripts(), id, path, id, EntryScript.key(path), path)));
        return voices;
    }

    private String name(String key) {
        return register.entry(key).map(entry -> entry.root().path("name").asString("")).orElse("");
    }

    private boolean written(String script) {
        return writer(script).isPresent();
    }

    private Optional<CompiledMod<BaseWords>> writer(String script) {
        String id = script.substring(0, script.indexOf(':'));
        String path = EntryScript.path(script.substring(script.indexOf(':') + 1));
        return mods.stream().filter(mod -> mod.manifest().id().equals(id) && mod.scripts().has(path)).findFirst();
    }
}
