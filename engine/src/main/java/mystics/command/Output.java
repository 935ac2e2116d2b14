package mystics.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import mystics.disk.Trouble;

/** Checks that everything a command printed has been written. */
final class Output {
    /** A reader such as {@code head} has seen enough and left. */
    private static final String LEFT = "Broken pipe";

    private Output() {
    }

    /** The exit code of a command whose output may have been lost: then it failed, and the standard error says why. */
    static int ended(int code) {
        if (!System.out.checkError()) {
            return code;
        }
        String why = why();
        if (why.equals(LEFT)) {
            return code;
        }
        System.err.println("What was to be shown could not be written: " + why + ".");
        return Math.max(code, Mystics.FAILED);
    }

    /** The stream does not say what went wrong; a line more goes wrong likewise. */
    private static String why() {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        try {
            out.write("\n".getBytes(StandardCharsets.US_ASCII));
            return "part of it was lost";
        } catch (IOException failure) {
            return Trouble.with(failure);
        }
    }
}
