package mystics.editor.desktop

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/** A screen that exists only in memory (Xvfb), for programs that are started with its number. No window manager runs on it. */
class VirtualDisplay implements AutoCloseable {
    static final String NEEDED = 'a window is tried on a screen in memory, which needs the program Xvfb (on Debian and ' +
            'Ubuntu: apt-get install xvfb) and a Java that is not headless'
    @Lazy private static Boolean able = tried()
    private final Process server
    /** What DISPLAY is set to. */
    final String number

    VirtualDisplay(int width, int height) {
        server = new ProcessBuilder('Xvfb', '-displayfd', '1', '-screen', '0', "${width}x${height}x24", '-nolisten', 'tcp')
                .redirectError(ProcessBuilder.Redirect.DISCARD).start()
        number = ':' + server.inputStream.newReader().readLine()
        assert number ==~ /:\d+/
    }

    /** Whether there is Xvfb here, and this Java can open windows. */
    static boolean isAvailable() {
        able
    }

    private static boolean tried() {
        if (!(System.getenv('PATH') ?: '').split(File.pathSeparator).any { it && Files.isExecutable(Path.of(it, 'Xvfb')) }) return false
        new VirtualDisplay(320, 240).withCloseable { it.start(Rehearsal, Files.createTempFile('display', '.log'), Rehearsal.TRY)
                .waitFor() == 0 }
    }

    /** Starts a program on this display; what it says is written to a file. */
    Process start(Class program, Path told, String... words) {
        def builder = new ProcessBuilder([Path.of(System.getProperty('java.home'), 'bin', 'java').toString(),
                '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC',
                '-cp', System.getProperty('java.class.path'), program.name] + words.toList())
        builder.environment().DISPLAY = number
        builder.redirectErrorStream(true).redirectOutput(told.toFile()).start()
    }

    /** Whether a program ends within some seconds. */
    static boolean ended(Process process, int seconds) {
        process.waitFor(seconds, TimeUnit.SECONDS)
    }

    /** Where a program hangs: the end of what it said, and what each of its threads waits for. */
    static String tale(Process process, Path told) {
        def jcmd = Path.of(System.getProperty('java.home'), 'bin', 'jcmd').toString()
        def threads = Files.isExecutable(Path.of(jcmd)) ? [jcmd, process.pid() as String, 'Thread.print'].execute().text : 'no jcmd here'
        (Files.readAllLines(told).takeRight(20) + threads.readLines().findAll { it =~ /^"|mystics|state|waiting|locked/ }).join('\n')
    }

    @Override
    void close() {
        server.destroy()
        if (!server.waitFor(5, TimeUnit.SECONDS)) server.destroyForcibly()
    }
}
