package mystics.install

import java.nio.file.Files
import java.nio.file.Path
import java.util.jar.Attributes
import java.util.jar.JarEntry
import java.util.jar.JarOutputStream
import java.util.jar.Manifest
import javax.tools.ToolProvider
import spock.lang.Specification
import spock.lang.TempDir

/** A jar that was started without options plays long series of games in a second Java, with the quick compiler. */
class QuickJavaSpec extends Specification {
    @TempDir
    Path folder

    def "a command that plays many games runs in a Java with the quick compiler, and its exit code is handed on"() {
        expect:
        started([], 'simulate', '7') == [7, true]
    }

    def "a command that asks or answers at once, help, and a Java with options of its own start no second Java"() {
        expect:
        started(options, *words) == [0, false]

        where:
        options      | words
        []           | ['rules', '7']
        []           | ['simulate', '--help']
        ['-Xmx100m'] | ['simulate', '7']
    }

    /** The exit code of a program that uses a second Java for its command 'simulate', and whether the quick compiler alone ran it. */
    private List started(List<String> options, String... words) {
        String java = "${System.getProperty('java.home')}/bin/java"
        Process program = new ProcessBuilder([java, *options, '-jar', jar().toString(), *words]).redirectErrorStream(true).start()
        program.outputStream.close()
        String said = program.inputStream.text
        [program.waitFor(), said.contains('emulated-client')]
    }

    private Path jar() {
        Path source = Files.writeString(folder.resolve('Program.java'), '''
                public class Program {
                    public static void main(String[] words) {
                        var second = mystics.install.QuickJava.run(java.util.Set.of("simulate"), words);
                        if (second.isPresent()) System.exit(second.getAsInt());
                        System.out.println(System.getProperty("java.vm.info"));
                        boolean quick = System.getProperty("java.vm.info").contains("emulated-client");
                        System.exit(quick ? Integer.parseInt(words[1]) : 0);
                    }
                }''')
        String classes = Path.of(QuickJava.protectionDomain.codeSource.location.toURI())
        assert ToolProvider.systemJavaCompiler.run(null, null, null, '-d', folder.toString(), '-cp', classes, source.toString()) == 0
        Manifest manifest = new Manifest()
        [(Attributes.Name.MANIFEST_VERSION): '1.0', (Attributes.Name.MAIN_CLASS): 'Program',
         (Attributes.Name.CLASS_PATH): QuickJava.protectionDomain.codeSource.location.toString()].each {
            manifest.mainAttributes[it.key] = it.value
        }
        Path jar = folder.resolve('program.jar')
        new JarOutputStream(Files.newOutputStream(jar), manifest).withCloseable {
            it.putNextEntry(new JarEntry('Program.class'))
            it.write(Files.readAllBytes(folder.resolve('Program.class')))
        }
        jar
    }
}
