package mystics.editor.canvas;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import mystics.choice.Sentence;

/** Reads a PNG or JPEG file of any reasonable size as a picture that is large enough for tracing. */
public final class TracedPicture {
    private static final Set<String> FORMATS = Set.of("png", "jpeg");
    private static final long MOST_BYTES = 40 << 20;
    private static final long MOST_POINTS = 50_000_000;
    /** The greatest size in pixels. Larger pictures are made smaller as they are read, because no screen shows more detail of a tile. */
    private static final int LARGEST = 2400;

    private TracedPicture() {
    }

    /**
     * Reads a picture. Slow.
     *
     * @throws UnreadablePicture if the file cannot be shown; the exception gives the reason in one sentence
     */
    public static BufferedImage read(Path file) throws UnreadablePicture {
        if (!Files.isRegularFile(file)) throw refused("There is no picture {file} any more. Choose another, or remove it.", file);
        try (ImageInputStream bytes = ImageIO.createImageInputStream(file.toFile())) {
            if (Files.size(file) > MOST_BYTES) throw large(file);
            Iterator<ImageReader> readers = ImageIO.getImageReaders(bytes);
            while (readers.hasNext()) {
                ImageReader reader = readers.next();
                if (FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) return read(file, reader, bytes);
            }
        } catch (IOException | RuntimeException broken) {
            // For broken files, the picture readers of Java throw exceptions of any kind.
            throw unknown(file);
        }
        throw unknown(file);
    }

    private static BufferedImage read(Path file, ImageReader reader, ImageInputStream bytes) throws IOException, UnreadablePicture {
        try {
            reader.setInput(bytes, true, true);
            int width = reader.getWidth(0);
            int height = reader.getHeight(0);
            if ((long) width * height > MOST_POINTS) throw large(file);
            int every = 1 + (Math.max(width, height) - 1) / LARGEST;
            ImageReadParam how = reader.getDefaultReadParam();
            how.setSourceSubsampling(every, every, 0, 0);
            return reader.read(0, how);
        } finally {
            reader.dispose();
        }
    }

    private static UnreadablePicture large(Path file) {
        return refused("{file} is too large: a picture to be traced has at most 40 MB and 50 million points.", file);
    }

    private static UnreadablePicture unknown(Path file) {
        return refused("{file} cannot be read as a picture. Choose a whole PNG or JPEG file.", file);
    }

    private static UnreadablePicture refused(String words, Path file) {
        return new UnreadablePicture(Sentence.of(words, "file", file.getFileName().toString()));
    }
}
