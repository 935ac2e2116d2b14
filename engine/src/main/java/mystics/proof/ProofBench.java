package mystics.proof;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.FoundMod;
import mystics.mod.amend.Register;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.BaseEdition;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * A mod whose chapters bots prove, loaded with the mods it needs.
 *
 * @param mod the id of the mod
 * @param source the files of the mod
 * @param mentions the names in the scripts of the mod
 */
public record ProofBench(String mod, ModSource source, Library library, Register register, List<Mention> mentions) {

    /**
     * Loads a mod. An edited base game replaces the one that comes with the program.
     *
     * @param beside the other mods that the mod needs
     * @throws BrokenMod if the mod has errors; the exception lists all of them
     */
    public static ProofBench of(ModLoader loader, ModSource mod, List<ModSource> beside) {
        Optional<ModSource> edition = BaseEdition.of(loader.baseSource(), mod);
        if (edition.isPresent()) {
            ModLoader edited = edition.get().hash().equals(loader.baseSource().hash()) ? loader : loader.withBase(edition.get());
            Assembly assembly = Assembling.of(edited, Gathering.of(edited, List.of()));
            return of(edited, assembly.library().mods().get(0).id(), edited.baseSource(), assembly);
        }
        Gathering gathering = Gathering.of(loader, Stream.concat(beside.stream(), Stream.of(mod)).toList());
        Assembly assembly = Assembling.of(loader, gathering);
        List<Finding> reasons = assembly.leftOut().stream().flatMap(out -> out.reasons().stream()).toList();
        if (!reasons.isEmpty()) throw new BrokenMod(reasons);
        String id = gathering.found().stream().filter(found -> found.source() == mod).map(FoundMod::id).findFirst().orElseThrow();
        return of(loader, id, mod, assembly);
    }

    private static ProofBench of(ModLoader loader, String id, ModSource source, Assembly assembly) {
        return new ProofBench(id, source, assembly.library(), assembly.register().orElseThrow(), loader.mentions(source));
    }

    /** The files of the mod's own chapters, with the changes of all mods. */
    public List<Document> chapters() {
        return register.entries(mod).stream().filter(entry -> entry.folder().equals("chapters")).toList();
    }

    /** The place for findings about the whole mod. */
    public Place manifest() {
        return Place.of(mod, ModSource.MANIFEST).at(1, 1);
    }

    /** The proof of the rules of the mod's cards, encounters, minions, heroes, marks and variants. */
    public RuleProving rules() {
        return new RuleProving(library, mod, source);
    }

    /** The proof of a chapter. */
    public Proving proving(Document page) {
        return new Proving(library, page, source, mentions);
    }
}
