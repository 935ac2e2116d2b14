package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import mystics.disk.SafeFile;
import mystics.home.ReadingLanguage;
import mystics.kit.Workbench;
import mystics.kit.translate.FillIn;
import mystics.kit.translate.LanguageEdit;
import mystics.kit.translate.SourceSentences;
import mystics.kit.translate.SourceText;
import mystics.kit.translate.SourceTexts;
import mystics.kit.translate.TranslationWork;
import mystics.kit.translate.TranslationWork.Standing;
import mystics.mod.finding.Nearest;
import mystics.mod.lang.LanguagePage;
import mystics.mod.lang.TextMemory;
import mystics.mod.lang.TextPlaces;
import mystics.mod.load.BaseGame;
import mystics.mod.load.ModLoader;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command for translators. The command writes a file of missing and outdated translations to fill in, and reads the filled file back.
 */
@Command(name = "translate", description = "Tells how far a translation has come; writes the missing and outdated texts into a file to "
        + "fill in, and reads that file back.")
final class TranslateCommand implements Callable<Integer> {
    private static final int SHOWN = 10;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "The folder of the mod that holds the translation.")
    private Path mod;

    @Parameters(index = "1", paramLabel = "LANGUAGE", description = "Two letters, such as de.")
    private String language;

    @Option(names = "--to", paramLabel = "FILE", description = "Writes the texts that are missing or out of date, in reading order.")
    private Optional<Path> to = Optional.empty();

    @Option(names = "--from", paramLabel = "FILE", description = "Reads such a file back into the mod.")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--status", description = "Only tells how far the translation has come; so does the command without other options.")
    private boolean status;

    @Mixin
    private BesideMods beside;

    @Override
    public Integer call() throws IOException {
        if (!language.matches(ReadingLanguage.LETTERS)) {
            throw wrong("Give a language as two small letters, such as de, not '" + language + "'.");
        }
        if (!Files.isDirectory(mod)) throw wrong("There is no folder '" + mod + "'. Name the folder of a mod.");
        Workbench bench = Workbench.at(mod, beside.paths());
        TranslationWork work = work(bench);
        if (from.isPresent()) return read(bench.source(), work, from.get());
        PrintWriter out = spec.commandLine().getOut();
        if (to.isPresent() && !status) {
            SafeFile.write(to.get(), FillIn.of(work));
            out.println(work.holes().size() + " texts to translate are in " + to.get() + ".");
        } else {
            show(work, out);
        }
        return Mystics.FINE;
    }

    private TranslationWork work(Workbench bench) {
        ModLoader loader = ModLoader.fresh();
        Map<String, Supplier<List<Mention>>> mentions = new LinkedHashMap<>();
        mentions.put(bench.library().mods().get(0).id(), () -> loader.mentions(BaseGame.source()));
        beside.sources().forEach(source -> mentions.put(id(bench, source), () -> loader.mentions(source)));
        mentions.put(bench.mod().id(), () -> loader.mentions(bench.source()));
        List<SourceText> entries = SourceTexts.of(bench.library(), bench.mod().manifest());
        List<SourceText> texts = Stream.concat(entries.stream(), SourceSentences.of(bench.mod().manifest(), entries, mentions).stream())
                .toList();
        return new TranslationWork(texts, LanguagePage.texts(bench.source(), language), TextMemory.of(bench.source(), language));
    }

    private static String id(Workbench bench, ModSource source) {
        return bench.library().mods().stream().filter(loaded -> loaded.hash().equals(source.hash())).map(loaded -> loaded.id()).findFirst()
                .orElse(source.name());
    }

    private void show(TranslationWork work, PrintWriter out) {
        out.println(language + ": " + work.count(Standing.DONE) + " of " + work.texts().size() + " texts are translated, "
                + work.count(Standing.MISSING) + " are missing, " + work.count(Standing.OUTDATED) + " are out of date.");
        work.holes().stream().limit(SHOWN)
                .forEach(text -> out.println((work.of(text) == Standing.OUTDATED ? "  outdated " : "  missing  ") + first(text.key())));
        if (work.holes().size() > SHOWN) out.println("  and " + (work.holes().size() - SHOWN) + " more; --to FILE writes them all.");
        out.flush();
    }

    private static String first(String text) {
        return text.lines().findFirst().orElse("");
    }

    private int read(ModSource source, TranslationWork work, Path file) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, String> filled = FillIn.filled(Files.readString(file));
        List<String> keys = work.texts().stream().map(SourceText::key).toList();
        FillIn.unknown(work, filled).stream().findFirst().ifPresent(key -> {
            throw wrong("There is no text '" + key + "'. " + Nearest.advice(key, keys));
        });
        Map<String, String> sources = new LinkedHashMap<>();
        work.texts().stream().filter(text -> filled.containsKey(text.key())).forEach(text -> sources.put(text.key(), text.text()));
        List<String> wrong = sources.entrySet().stream()
                .flatMap(text -> amiss(text.getKey(), text.getValue(), filled.get(text.getKey()))).toList();
        if (!wrong.isEmpty()) {
            wrong.forEach(out::println);
            out.println("Nothing was written.");
            return Mystics.FAILED;
        }
        Map<String, String> entries = new LinkedHashMap<>(sources);
        entries.keySet().removeIf(key -> key.equals(sources.get(key)));
        for (Map.Entry<String, String> changed : new LanguageEdit(source, language).files(filled, entries).entrySet()) {
            SafeFile.write(mod.resolve(changed.getKey()), changed.getValue().getBytes(StandardCharsets.UTF_8));
        }
        out.println(filled.size() + " translations were written into " + mod + ".");
        return Mystics.FINE;
    }

    private static Stream<String> amiss(String key, String text, String translation) {
        return Stream.concat(TextPlaces.lost(text, translation).stream().map(place -> key + ": the translation leaves out " + place + "."),
                TextPlaces.unknown(text, translation).stream().map(place -> key + ": the text has no " + place + "."));
    }

    private ParameterException wrong(String why) {
        return new ParameterException(spec.commandLine(), why);
    }
}
