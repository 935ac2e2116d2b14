package mystics.install

import java.nio.file.Files
import java.nio.file.Path

/** A program that installs something and never comes to an end. */
class InterruptedInstallation {
    static void main(String[] words) {
        new Scaffold(Path.of(words[0])).withCloseable {
            Files.writeString(it.file('half'), 'a half')
            println 'begun'
            System.out.flush()
            Thread.sleep(Long.MAX_VALUE)
        }
    }
}
