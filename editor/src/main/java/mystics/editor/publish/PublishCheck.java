package mystics.editor.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.command.PackReport;
import mystics.editor.draft.Project;
import mystics.kit.publish.LastPack;
import mystics.kit.publish.ModChanges;
import mystics.kit.publish.NextVersion;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.Manifest;
import mystics.mod.finding.BrokenMod;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.source.ModSource;

/**
 * Whether a mod can be published in its current state, and the changes since the mod was last published.
 *
 * @param hindrances the reasons why the mod cannot be packed; empty if it can be packed
 * @param remarks what whoever publishes the mod should know
 * @param changes the changes since the last pack, one line each
 * @param version the current version of the mod
 * @param next the version that the mod should have next
 */
record PublishCheck(ModSource source, List<Sentence> hindrances, List<Sentence> remarks, List<String> changes, String version,
        String next) {
    /**
     * Checks a mod. This method is slow, because the scenarios of the mod are run.
     *
     * @param library the loaded mods, including the current state of this mod
     * @param folder the folder of packs
     */
    static PublishCheck of(Project project, Library library, Path folder) {
        ModSource source = project.source();
        Optional<Manifest> manifest = library.mods().stream().filter(mod -> mod.id().equals(project.id())).findFirst()
                .filter(mod -> mod.hash().equals(source.hash())).map(LoadedMod::manifest);
        if (manifest.isEmpty()) {
            Sentence errors = Sentence.of("The mod has errors. Mend what stands under Problems first.");
            return new PublishCheck(source, List.of(errors), List.of(), List.of(), "", "");
        }
        List<Sentence> hindrances = new ArrayList<>();
        if (manifest.get().licence().isBlank()) {
            hindrances.add(Sentence.of("The mod does not say its licence. Say in mod.yaml what others may do with it, such as CC BY 4.0."));
        }
        failed(library, project.id(), source)
                .forEach(it -> hindrances.add(Sentence.of("A scenario does not hold: {scenario}", "scenario", it)));
        Optional<LastPack> last = last(folder, project.id());
        ModChanges changes = last.map(pack -> pack.since(source)).orElse(new ModChanges(List.of()));
        String version = manifest.get().version();
        boolean old = !changes.files().isEmpty() && last.filter(pack -> pack.isBefore(version)).isEmpty();
        String next = old ? NextVersion.of(changes).after(last.orElseThrow().version()) : version;
        if (old) {
            hindrances.add(Sentence.of("Version {version} was packed before with other content. The next one is {next}.",
                    "version", version, "next", next));
        }
        return new PublishCheck(source, hindrances, remarks(manifest.get()), PackReport.lines(changes), version, next);
    }

    private static List<Sentence> remarks(Manifest manifest) {
        return !manifest.licence().strip().equalsIgnoreCase("none") ? List.of() : List.of(Sentence.of("The licence is 'none': nobody else "
                + "may pass the mod on or change it. To allow that, say a licence in mod.yaml, such as CC BY 4.0."));
    }

    private static List<String> failed(Library library, String id, ModSource source) {
        try {
            return new Scenarios(library).run(id, source).stream().filter(verdict -> !verdict.holds()).map(Verdict::it).toList();
        } catch (BrokenMod broken) {
            return broken.findings().stream().map(Object::toString).toList();
        }
    }

    private static Optional<LastPack> last(Path folder, String id) {
        try {
            return LastPack.in(folder, id);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Whether the mod can be packed. */
    boolean isReady() {
        return hindrances.isEmpty();
    }
}
