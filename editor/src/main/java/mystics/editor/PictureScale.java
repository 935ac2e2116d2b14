package mystics.editor;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option for the size of painted pictures. */
final class PictureScale {
    private static final double SMALLEST = 0.1;
    private static final double LARGEST = 6;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--scale", paramLabel = "N", description = "How many times as large (${DEFAULT-VALUE}).")
    private double scale = 1;

    /**
     * The scale.
     *
     * @throws ParameterException if the scale is too small or too large
     */
    double value() {
        if (scale >= SMALLEST && scale <= LARGEST) {
            return scale;
        }
        throw new ParameterException(command.commandLine(),
                "--scale must be from " + SMALLEST + " to " + LARGEST + ", not " + scale + ".");
    }
}
