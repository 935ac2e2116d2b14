package mystics.editor.desktop;

import java.nio.file.Path;
import java.util.List;
import mystics.choice.Sentence;
import mystics.home.HomeFolder;
import mystics.home.mods.BoxedMods;
import mystics.home.mods.ModIntake;
import mystics.home.mods.ModShelf;
import mystics.home.mods.OtherCopy;
import mystics.editor.home.ModsPane;
import mystics.mod.load.BaseGame;

/** Connects the mods page with the mods on disk. */
final class ModsRoom implements ModsPane.Deeds {
    private final Window window;
    private final HomeFolder folder;
    private final ModShelf mods;
    private final ModIntake intake;
    private boolean changed;

    ModsRoom(Window window, HomeFolder folder) {
        this.window = window;
        this.folder = folder;
        this.mods = new ModShelf(folder);
        this.intake = new ModIntake(folder);
    }

    private record Known(List<ModShelf.Entry> mods, List<String> health) {
    }

    /** Shows the mods. */
    void enter() {
        enter(Sentence.EMPTY);
    }

    private void enter(Sentence said) {
        window.off(() -> new Known(mods.entries(), mods.health()), known -> {
            ModsPane pane = new ModsPane(known.mods(), BoxedMods.all(), folder.mods().toString(), others(known.mods()),
                    known.health(), this);
            window.show(pane);
            pane.say(said);
        }, window::tell);
    }

    /**
     * Adds a mod to the folder and shows the mods. If the folder already contains another copy of the mod, the player decides which copy
     * stays.
     */
    @Override
    public void add(Path file) {
        add(file, ModIntake.Copies.STAY);
    }

    private void add(Path file, ModIntake.Copies copies) {
        window.off(() -> intake.add(file, copies), added -> {
            changed = true;
            enter(added.words());
        }, failure -> {
            if (!(failure instanceof OtherCopy other)) {
                window.tell(failure);
            } else if (window.dialogs().wants(other)) {
                add(file, ModIntake.Copies.MOVE_ASIDE);
            }
        });
    }

    /** The loaded mods outside the folder, except the base game. */
    private List<String> others(List<ModShelf.Entry> here) {
        List<String> known = here.stream().map(ModShelf.Entry::words).toList();
        List<String> loaded = window.table().mods();
        return loaded.subList(1, loaded.size()).stream().filter(mod -> !known.contains(mod)).toList();
    }

    @Override
    public void unpack(String mod) {
        add(BoxedMods.unpacked(mod));
    }

    private void change(Runnable deed) {
        changed = true;
        window.off(() -> {
            deed.run();
            return mods;
        }, done -> enter(), window::tell);
    }

    @Override
    public void turn(String mod, ModShelf.State to) {
        change(() -> {
            if (to == ModShelf.State.ON) {
                mods.on(mod);
            } else {
                mods.off(mod);
            }
        });
    }

    @Override
    public void earlier(String mod) {
        change(() -> mods.earlier(mod));
    }

    @Override
    public void safeMode() {
        window.reload(BaseGame::library);
    }

    @Override
    public void home() {
        if (changed) {
            window.reload(window.wished());
        } else {
            window.goHome();
        }
    }
}
