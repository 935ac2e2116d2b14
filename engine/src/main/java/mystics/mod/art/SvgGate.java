package mystics.mod.art;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;
import mystics.mod.source.Utf8;

/**
 * Accepts only pictures that consist of shapes: no scripts, styles, texts or external content, and no number that would make drawing
 * slow. Unknown elements are refused.
 */
public final class SvgGate {
    /** The greatest size of one picture, in bytes. */
    public static final int MOST_BYTES = 64 << 10;
    private static final int MOST_ELEMENTS = 500;
    private static final int DEEPEST = 16;
    private static final int MOST_CHARACTERS = 6_000;
    private static final double LARGEST = 10_000;
    private static final Set<String> ELEMENTS = Set.of("svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon",
            "defs",
            "linearGradient", "radialGradient", "stop", "clipPath", "title", "desc");
    private static final Set<String> ATTRIBUTES = Set.of("id", "viewBox", "width", "height", "version", "d", "x", "y", "x1", "y1", "x2",
            "y2", "cx", "cy", "r", "rx",
            "ry", "fx", "fy", "points", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
            "opacity",
            "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule", "clip-path", "transform", "offset", "stop-color", "stop-opacity",
            "gradientUnits", "gradientTransform", "spreadMethod", "color");
    private static final Pattern NUMBER = Pattern.compile("[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");
    private static final Pattern MARK = Pattern.compile("#?[a-z0-9][a-z0-9-]{0,60}");
    private static final Pattern OWN = Pattern.compile("url\\(#[A-Za-z][\\w-]*\\)");

    private final Place file;
    private final List<Finding> findings = new ArrayList<>();
    private int elements;
    private int depth;

    private SvgGate(Place file) {
        this.file = file;
    }

    /** The problems of a picture; empty when it is safe. */
    public static List<Finding> check(Place file, byte[] svg) {
        return new SvgGate(file).check(svg);
    }

    private List<Finding> check(byte[] svg) {
        if (svg.length > MOST_BYTES) {
            return List.of(Finding.error("picture-too-large", file, "the picture is larger than " + MOST_BYTES + " bytes")
                    .fix("Simplify the drawing."));
        }
        try {
            XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(Utf8.decode(file, svg)));
            while (reader.hasNext()) {
                look(reader, reader.next());
            }
        } catch (BrokenMod notText) {
            findings.addAll(notText.findings());
        } catch (XMLStreamException broken) {
            findings.add(Finding.error("picture-broken", at(broken.getLocation().getLineNumber()), "this is not well-formed SVG")
                    .fix("Save the picture again as plain SVG."));
        }
        return findings;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        return factory;
    }

    private void look(XMLStreamReader reader, int event) throws XMLStreamException {
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> element(reader);
            case XMLStreamConstants.END_ELEMENT -> depth--;
            case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE, XMLStreamConstants.PROCESSING_INSTRUCTION ->
                refuse(reader, "picture-declares", "a picture may declare no types, entities or instructions");
            default -> {}
        }
    }

    private void element(XMLStreamReader reader) throws XMLStreamException {
        depth++;
        elements++;
        String name = reader.getLocalName();
        if (elements == 1 && !(name.equals("svg") && reader.getAttributeValue(null, "viewBox") != null)) {
            refuse(reader, "picture-root", "a picture is an <svg> with a viewBox");
        }
        if (elements > MOST_ELEMENTS || depth > DEEPEST) {
            refuse(reader, "picture-too-much", "a picture has at most " + MOST_ELEMENTS + " elements, " + DEEPEST + " deep");
            throw new XMLStreamException("too much", reader.getLocation());
        }
        if (!ELEMENTS.contains(name)) {
            findings.add(
                    Finding.error("picture-element", at(reader.getLocation().getLineNumber()), "<" + name + "> may not be in a picture")
                            .because("only plain shapes and gradients are drawn").fix(Nearest.advice(name, ELEMENTS)));
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attribute(reader, reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
    }

    private void attribute(XMLStreamReader reader, String name, String value) {
        if (StageMarks.ALL.contains(name)) {
            if (!MARK.matcher(value).matches()) refuse(reader, "picture-mark", "'" + name + "' holds an id or a colour such as #8a5a44");
        } else if (!ATTRIBUTES.contains(name)) {
            findings.add(Finding
                    .error("picture-attribute", at(reader.getLocation().getLineNumber()),
                            "the attribute '" + name + "' may not be in a picture")
                    .because("the game reads only attributes of plain shapes").fix(Nearest.advice(name, ATTRIBUTES)));
        } else if (value.length() > MOST_CHARACTERS) {
            refuse(reader, "picture-too-much", "an attribute has at most " + MOST_CHARACTERS + " characters");
        } else if (value.contains("url") && !OWN.matcher(value).matches()) {
            refuse(reader, "picture-elsewhere", "'" + name + "' may point only to something in the picture itself: url(#name)");
        } else if (!name.equals("id") && !value.startsWith("#") && huge(value)) {
            refuse(reader, "picture-number", "no number of a picture is above " + (int) LARGEST);
        }
    }

    private static boolean huge(String value) {
        Matcher numbers = NUMBER.matcher(value);
        while (numbers.find()) {
            if (Math.abs(Double.parseDouble(numbers.group())) > LARGEST) {
                return true;
            }
        }
        return false;
    }

    private void refuse(XMLStreamReader reader, String code, String message) {
        findings.add(Finding.error(code, at(reader.getLocation().getLineNumber()), message).fix("Draw this part with plain shapes."));
    }

    private Place at(int line) {
        return file.at(Math.max(1, line), 1);
    }
}
