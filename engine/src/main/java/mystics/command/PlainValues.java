package mystics.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers and paths from the command line and rejects wrong ones with a plain message. */
final class PlainValues {
    private PlainValues() {
    }

    /** Registers the readers of numbers and paths with a command line and with all its commands. */
    static void in(CommandLine line) {
        line.registerConverter(Integer.class, PlainValues::integer).registerConverter(int.class, PlainValues::integer);
        line.registerConverter(Long.class, PlainValues::integral).registerConverter(long.class, PlainValues::integral);
        line.registerConverter(Double.class, PlainValues::number).registerConverter(double.class, PlainValues::number);
        line.registerConverter(Path.class, (ITypeConverter<Path>) PlainValues::path);
    }

    private static Integer integer(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException wrong) {
            throw noNumber(text);
        }
    }

    private static Long integral(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException wrong) {
            throw noNumber(text);
        }
    }

    private static Double number(String text) {
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("'" + text + "' is no number.");
        }
    }

    private static TypeConversionException noNumber(String text) {
        return new TypeConversionException("'" + text + "' is no whole number, or one too large.");
    }

    /** Rejects an empty path, which would mean the current folder and is never intended. */
    private static Path path(String text) {
        if (text.isBlank()) {
            throw new TypeConversionException("a file or folder is to be named, and nothing is.");
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException impossible) {
            throw new TypeConversionException("'" + text + "' cannot be the name of a file or folder.");
        }
    }
}
