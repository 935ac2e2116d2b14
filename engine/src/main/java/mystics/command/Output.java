package mystics.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import mystics.disk.FileErrorText;
import mystics.terminal.desk.TameWriter;

/** Checks that all output of a command has been written. */
final class Output {
    /** The error when a reader such as {@code head} stops reading early. */
    private static final String LEFT = "Broken pipe";

    private Output() {
    }

    /** The exit code of a command. If output may have been lost, the command has failed and standard error gives the reason. */
    static int ended(int code) {
        if (!System.out.checkError()) {
            return code;
        }
        String why = why();
        if (why.equals(LEFT)) {
            return code;
        }
        new TameWriter(new PrintWriter(System.err)).println("The output could not be written: " + why + ".");
        return Math.max(code, Mystics.FAILED);
    }

    /**
     * The reason why output was lost. Because a stream does not report the reason, this method writes one more line, which fails for the
     * same reason.
     */
    private static String why() {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        try {
            out.write("\n".getBytes(StandardCharsets.US_ASCII));
            return "part of it was lost";
        } catch (IOException failure) {
            return FileErrorText.with(failure);
        }
    }
}
