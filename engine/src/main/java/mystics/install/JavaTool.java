package mystics.install;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.spi.ToolProvider;

/**
 * A tool of the Java that runs this program.
 *
 * @param name the name of the tool, such as {@code jlink}
 */
record JavaTool(String name) {
    /**
     * Runs the tool.
     *
     * @throws IOException if this Java lacks the tool, or the tool fails; the message contains the output of the tool
     */
    void run(List<String> words) throws IOException {
        ToolProvider tool = ToolProvider.findFirst(name).orElseThrow(() -> new IOException("The Java in " + System.getProperty("java.home")
                + " has no " + name + ". Run this with a complete JDK 17 or newer (Debian and Ubuntu: apt-get install openjdk-17-jdk)."));
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        if (tool.run(out, out, words.toArray(String[]::new)) != 0) {
            throw new IOException(name + " failed: " + said.toString().strip());
        }
    }
}
