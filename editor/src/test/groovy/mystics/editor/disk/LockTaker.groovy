package mystics.editor.disk

import java.nio.file.Files
import java.nio.file.Path

/** A process that takes a lock as soon as a round begins, and says what became of it. It ends when it is killed. */
class LockTaker {
    /** The folder, and how many rounds. */
    static void main(String[] arguments) {
        def place = Path.of(arguments[0])
        new EditLock(place.resolve('warm-up.open')).check(place)
        println 'ready'
        (1..(arguments[1] as int)).each { round ->
            def go = place.resolve("go-$round")
            while (!Files.exists(go)) Thread.onSpinWait()
            try {
                new EditLock(place.resolve("hall-${round}.open")).take(place)
                println "$round taken"
            } catch (OpenElsewhere elsewhere) {
                println "$round refused"
            }
        }
        Thread.sleep(Long.MAX_VALUE)
    }
}
