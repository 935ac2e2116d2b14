package mystics.editor.disk

import mystics.editor.draft.RandomDeeds
import mystics.home.HomeFolder
import mystics.mod.write.UnwritableChange

import java.nio.file.Path
import java.util.concurrent.Executors

/** A process that edits a mod until it is killed. After each edit it says when, and what the mod is then. */
class KilledEditor {
    static void main(String[] arguments) {
        def window = Executors.newSingleThreadExecutor()
        def mod = OpenMod.at(Path.of(arguments[0]), new HomeFolder(Path.of(arguments[1])), window, { println "trouble $it" })
        def deeds = new RandomDeeds(arguments[2] as long)
        if (mod.left().present) window.submit({ mod.goOn() } as Runnable).get()
        say(mod)
        println 'begun'
        for (int n = 1; ; n++) {
            window.submit({ edit(mod, deeds, n) } as Runnable).get()
            Thread.sleep(deeds.chance.nextInt(20))
        }
    }

    private static void edit(OpenMod mod, RandomDeeds deeds, int number) {
        println 'making'
        try {
            if (number % 7 == 0) mod.drafting().undo()
            else mod.drafting().make(deeds.edit(mod.drafting().project()))
        } catch (UnwritableChange refused) {
            return
        }
        say(mod)
        if (number % 50 == 0) mod.save { println 'trouble clash' }
    }

    private static void say(OpenMod mod) {
        println "${System.currentTimeMillis()} ${mod.drafting().project().source().hash()}"
    }
}
