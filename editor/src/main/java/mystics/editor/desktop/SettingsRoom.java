package mystics.editor.desktop;

import java.awt.Container;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.home.HomeFolder;
import mystics.home.mods.BoxedMods;
import mystics.home.mods.ModIntake;
import mystics.home.mods.ModShelf;
import mystics.home.ReadingLanguage;
import mystics.editor.home.HomePane;
import mystics.editor.home.Languages;
import mystics.editor.home.SettingsPane;
import mystics.editor.home.WayBack;
import mystics.editor.settings.Settings;
import mystics.editor.settings.SettingsFile;
import mystics.mod.load.LoadedMod;

/** Connects the settings page with the settings file. Each change takes effect at once and is saved. */
final class SettingsRoom {
    private final Window window;
    private final SettingsFile file;
    private final Path language;
    private final ModShelf mods;
    private final ModIntake intake;
    private volatile Settings settings;
    private double enlarged = 1;

    /** Reads the settings and puts them into effect. */
    SettingsRoom(Window window, HomeFolder home) {
        this.window = window;
        file = new SettingsFile(home.path().resolve("settings").resolve("desktop.properties"));
        language = home.language();
        mods = new ModShelf(home);
        intake = new ModIntake(home);
        settings = file.read();
        wear();
    }

    /** The current settings. */
    Settings now() {
        return settings;
    }

    /**
     * Shows the settings. A language is offered as soon as its mod is in the folder and can be loaded. After the choice of a language, the
     * program returns here.
     *
     * @param loaded the mods that are loaded now
     * @param back the button that leaves the page
     */
    void enter(List<LoadedMod> loaded, WayBack back) {
        window.off(() -> spoken(loaded), spoken -> show(loaded, spoken, back), window::tell);
    }

    /** The languages of the mods in the folder, followed by the languages of the mods that come with the program. */
    private List<String> spoken(List<LoadedMod> loaded) {
        return Stream.concat(mods.languages(loaded).stream(), BoxedMods.all().stream().flatMap(mod -> mod.languages().stream())).distinct()
                .toList();
    }

    /** Offers other languages on the home page. */
    void offer(HomePane home, List<LoadedMod> loaded) {
        window.off(() -> spoken(loaded), spoken -> home.speak(new Languages(ReadingLanguage.in(language), spoken,
                chosen -> speak(chosen, loaded, window::goHome))), window::tell);
    }

    /**
     * Changes the language of the program. If the language comes with the program, its mod is switched on, and first copied into the folder
     * of mods if need be. Another mod that is translated into the language does not translate the program.
     */
    private void speak(String chosen, List<LoadedMod> loaded, Runnable then) {
        window.off(() -> {
            BoxedMods.all().stream().filter(mod -> mod.languages().contains(chosen)).map(BoxedMods.Boxed::id)
                    .filter(mod -> loaded.stream().noneMatch(there -> there.id().equals(mod))).findFirst().ifPresent(this::switchOn);
            ReadingLanguage.keep(language, chosen);
            return chosen;
        }, kept -> window.reload(window.wished(), then), window::tell);
    }

    private void switchOn(String mod) {
        if (mods.entries().stream().anyMatch(entry -> entry.id().equals(mod))) mods.on(mod);
        else intake.add(BoxedMods.unpacked(mod), ModIntake.Copies.STAY);
    }

    private void show(List<LoadedMod> loaded, List<String> spoken, WayBack back) {
        Languages languages = new Languages(ReadingLanguage.in(language), spoken,
                chosen -> speak(chosen, loaded, () -> show(loaded, spoken, back)));
        window.show(new SettingsPane(settings, languages, window.sounding().device(), this::set, back));
    }

    /** Records that a hint has been read. */
    void heed(String hint) {
        keep(settings.with(settings.hints().and(hint)));
    }

    /** Turns the sound off or on, and returns the new state in words. */
    Sentence mute() {
        keep(settings.with(settings.audio().turned()));
        return Sentence.of(settings.audio().gain() > 0 ? "The sound is on." : "The sound is off.");
    }

    private void set(Settings changed) {
        boolean other = changed.scheme() != settings.scheme() || changed.textSize() != settings.textSize();
        keep(changed);
        if (other) {
            wear();
        }
    }

    private void wear() {
        settings.scheme().wear((int) Math.round(settings.textSize() * enlarged));
    }

    /**
     * Adapts the text size to a window size, and enlarges the contents of a container accordingly. Returns whether anything has changed.
     */
    boolean fit(Container content, Dimension size) {
        double change = Enlarging.of(size) / enlarged;
        if (change != 1) {
            enlarged = Enlarging.of(size);
            Enlarging.enlarge(content, change, this::wear);
        }
        return change != 1;
    }

    private void keep(Settings changed) {
        settings = changed;
        window.off(() -> {
            file.write(changed);
            return changed;
        }, written -> {});
    }
}
