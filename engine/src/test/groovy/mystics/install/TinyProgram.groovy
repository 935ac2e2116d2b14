package mystics.install

import java.nio.file.Files
import java.nio.file.Path
import java.util.jar.Attributes
import java.util.jar.JarOutputStream
import java.util.jar.Manifest
import java.util.zip.ZipEntry
import javax.tools.ToolProvider

/** A program in a jar that says what it was given, and by which class it said so. */
class TinyProgram {
    static final String SOURCE = '''
        package tiny;
        public class Main {
            public static void main(String[] words) {
                if (java.util.List.of(words).contains("break")) System.exit(3);
                Runnable says = () -> System.out.println(String.join("|", words) + " " + System.getProperty("tiny", ""));
                says.run();
            }
        }'''

    /** Writes it. */
    static Path in(Path folder) {
        def work = Files.createTempDirectory('tiny')
        def source = Files.writeString(work.resolve('Main.java'), SOURCE)
        assert ToolProvider.systemJavaCompiler.run(null, null, null, '-d', work.toString(), source.toString()) == 0
        def manifest = new Manifest()
        manifest.mainAttributes[Attributes.Name.MANIFEST_VERSION] = '1.0'
        manifest.mainAttributes[Attributes.Name.MAIN_CLASS] = 'tiny.Main'
        def jar = Files.createDirectories(folder).resolve('tiny.jar')
        new JarOutputStream(Files.newOutputStream(jar), manifest).withCloseable { out ->
            out.putNextEntry(new ZipEntry('tiny/Main.class'))
            Files.copy(work.resolve('tiny/Main.class'), out)
        }
        work.toFile().deleteDir()
        jar
    }

    /** What a command says, at both of its mouths. */
    static String said(List<String> command, Map<String, String> environment = [:]) {
        def builder = new ProcessBuilder(command).redirectErrorStream(true)
        builder.environment().putAll(environment)
        def process = builder.start()
        def said = process.inputReader().text.trim()
        assert process.waitFor() == 0: said
        said
    }
}
