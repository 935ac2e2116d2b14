package mystics.editor.print;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import mystics.disk.SafeFile;
import mystics.editor.art.Canvas;

/** Writes pages as pictures that contain their size on paper. */
public final class PagePictures {
    private static final double POINTS = 72;
    private static final double INCH = 25.4;
    private static final String FORMAT = "javax_imageio_1.0";

    private PagePictures() {
    }

    /**
     * A page as a picture.
     *
     * @param dots the resolution in dots per inch
     */
    public static BufferedImage take(Sheet sheet, double dots) {
        double scale = dots / POINTS;
        return Canvas.painted((int) Math.round(sheet.width() * scale), (int) Math.round(sheet.height() * scale), BufferedImage.TYPE_INT_RGB,
                g -> {
                    g.scale(scale, scale);
                    g.setColor(Color.WHITE);
                    g.fillRect(0, 0, (int) Math.ceil(sheet.width()), (int) Math.ceil(sheet.height()));
                    sheet.painter().accept(g);
                });
    }

    /** Writes each page into a folder, as a PNG file named after the page. */
    public static void write(Path folder, List<Sheet> sheets, double dots) throws IOException {
        for (Sheet sheet : sheets) SafeFile.write(folder.resolve(sheet.name() + ".png"), png(take(sheet, dots), dots));
    }

    private static byte[] png(BufferedImage image, double dots) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        IIOMetadata facts = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        IIOMetadataNode size = new IIOMetadataNode("Dimension");
        for (String way : List.of("HorizontalPixelSize", "VerticalPixelSize")) {
            IIOMetadataNode pixel = new IIOMetadataNode(way);
            pixel.setAttribute("value", String.valueOf(INCH / dots));
            size.appendChild(pixel);
        }
        root.appendChild(size);
        facts.mergeTree(FORMAT, root);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(new IIOImage(image, null, facts));
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
