package mystics.mod.load;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.FigureKind;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Room;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.ScriptCompiler;
import mystics.mod.script.Scripts;
import mystics.mod.source.ModSource;
import mystics.mod.words.BaseWords;
import mystics.mod.yaml.Schemas;

/** Loads a mod: YAML to entries, scripts to rules. */
public final class ModLoader {
    private final ScriptApi<BaseWords> api = Vocabulary.api();
    private final Schemas schemas = new Schemas();

    /**
     * Loads a mod.
     *
     * @param firstRule the number its first rule gets
     * @throws mystics.mod.finding.BrokenMod with everything that is wrong with it
     */
    public LoadedMod load(ModSource source, int firstRule) {
        String id = source.name();
        List<Entry> entries = Entries.of(id, source, document -> schemas.check(document, document.folder()));
        SortedMap<String, String> texts = new TreeMap<>();
        source.paths().stream().filter(path -> path.endsWith(".groovy")).forEach(path -> texts.put(path, new String(source.bytes(path), StandardCharsets.UTF_8)));
        Scripts<BaseWords> scripts = new Scripts<>(id, api, new ScriptCompiler<>(api).compile(id, texts));
        return new LoadedMod(id, id, "1.0.0", source.hash(), entries, new ScriptRules(id, scripts, names(entries), firstRule));
    }

    private static Map<String, String> names(List<Entry> entries) {
        Map<String, String> names = new HashMap<>();
        entries.forEach(entry -> names.put(folder(entry) + "/" + entry.id() + ".groovy", entry.name()));
        return names;
    }

    private static String folder(Entry entry) {
        if (entry instanceof Card card) {
            return card.type() == CardType.ABILITY ? "abilities" : "cards";
        }
        return Map.of(FigureKind.class, "figures", HeroCard.class, "heroes", MinionCard.class, "minions", EncounterCard.class, "encounters",
                MarkKind.class, "marks", Room.class, "tiles", Chapter.class, "chapters").get(entry.getClass());
    }
}
