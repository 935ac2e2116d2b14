package mystics.editor.print;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.disk.SafeFile;
import mystics.editor.art.Quality;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * Writes pages as a PDF file. Letters are stored as letters and drawings as lines, so the file can be searched and
 * printed at any size.
 */
final class PdfFile {
    private PdfFile() {
    }

    /**
     * Writes the file.
     *
     * @param language the language of the text in two letters, for screen readers
     */
    static void write(Path file, String title, String language, PrintFaces faces, List<Sheet> sheets) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle(title);
            document.getDocumentCatalog().setLanguage(language);
            FileLetters letters = new FileLetters(document, faces);
            for (Sheet sheet : sheets) page(document, sheet, letters);
            document.save(bytes);
        }
        SafeFile.write(file, bytes.toByteArray());
    }

    private static void page(PDDocument document, Sheet sheet, FileLetters letters) throws IOException {
        PDPage page = new PDPage(new PDRectangle((float) sheet.width(), (float) sheet.height()));
        document.addPage(page);
        PdfBoxGraphics2D ink = new PdfBoxGraphics2D(document, (float) sheet.width(), (float) sheet.height());
        ink.setFontTextDrawer(letters);
        Quality.fine(ink);
        sheet.painter().accept(ink);
        ink.dispose();
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            content.drawForm(ink.getXFormObject());
        }
    }

    /** Stores the fonts of the program in the file, each face once. */
    private static final class FileLetters extends PdfBoxGraphics2DFontTextDrawer {
        private final Map<String, PDFont> known = new HashMap<>();

        FileLetters(PDDocument document, PrintFaces faces) throws IOException {
            for (PrintFaces.Face face : faces.all()) {
                try (InputStream file = face.open()) {
                    known.put(face.font().getPSName(), PDType0Font.load(document, file));
                }
            }
        }

        @Override
        protected PDFont mapFont(Font font, IFontTextDrawerEnv page) {
            return known.get(font.getPSName());
        }
    }
}
