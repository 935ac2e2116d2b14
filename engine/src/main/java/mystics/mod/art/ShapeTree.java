package mystics.mod.art;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSSerializer;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Reads pictures as trees of elements, and writes them. */
final class ShapeTree {
    private ShapeTree() {
    }

    /** The elements of a picture; empty if it is not well-formed, or declares types. */
    static Optional<Document> read(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setIgnoringComments(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return Optional.of(builder.parse(new InputSource(new StringReader(svg))));
        } catch (SAXException broken) {
            return Optional.empty();
        } catch (IOException | ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The picture as text. */
    static String write(Document drawing) {
        DOMImplementationLS writers = (DOMImplementationLS) drawing.getImplementation().getFeature("LS", "3.0");
        LSSerializer writer = writers.createLSSerializer();
        writer.getDomConfig().setParameter("xml-declaration", false);
        return writer.writeToString(drawing);
    }

    /** The elements directly in an element. */
    static Stream<Element> children(Element parent) {
        return elements(parent.getChildNodes());
    }

    /** An element and all elements in it, outer elements first. */
    static Stream<Element> all(Element element) {
        return Stream.concat(Stream.of(element), elements(element.getElementsByTagName("*")));
    }

    private static Stream<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength()).mapToObj(nodes::item).filter(Element.class::isInstance).map(Element.class::cast)
                .toList().stream();
    }
}
