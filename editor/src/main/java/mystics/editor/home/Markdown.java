package mystics.editor.home;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import mystics.editor.type.Html;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** Writes a page of the guide in the plain HTML that a Swing page can show. Pictures are left out. */
final class Markdown extends AbstractVisitor {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private final StringBuilder html = new StringBuilder();
    private final UnaryOperator<String> links;

    private Markdown(UnaryOperator<String> links) {
        this.links = links;
    }

    /**
     * The HTML of a page.
     *
     * @param links the address that a link of the page opens; empty if the link opens nothing in the program
     */
    static String html(String page, UnaryOperator<String> links) {
        return new Markdown(links).written(PARSER.parse(page));
    }

    private String written(Node node) {
        node.accept(this);
        return html.toString();
    }

    /** The name of the place at which a heading stands. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-');
    }

    @Override
    public void visit(Heading heading) {
        Markdown words = new Markdown(links);
        words.visitChildren(heading);
        String tag = "h" + Math.min(3, heading.getLevel());
        String place = anchor(words.html.toString().replaceAll("<[^>]*>|&[a-z]+;", ""));
        html.append("<").append(tag).append("><a name=\"").append(place).append("\"></a>").append(words.html).append("</").append(tag)
                .append('>');
    }

    /** A paragraph of a list is the item itself, and a paragraph of nothing but a picture disappears. */
    @Override
    public void visit(Paragraph paragraph) {
        Node only = paragraph.getFirstChild();
        if (paragraph.getParent() instanceof ListItem) visitChildren(paragraph);
        else if (!(only instanceof Image) || only != paragraph.getLastChild()) wrap("p", paragraph);
    }

    @Override
    public void visit(BulletList list) {
        wrap("ul", list);
    }

    @Override
    public void visit(OrderedList list) {
        wrap("ol", list);
    }

    @Override
    public void visit(ListItem item) {
        wrap("li", item);
    }

    @Override
    public void visit(CustomBlock table) {
        if (table instanceof TableBlock) wrap("table cellpadding=4", table);
    }

    @Override
    public void visit(CustomNode part) {
        if (part instanceof TableRow) wrap("tr valign=top", part);
        else if (part instanceof TableCell) wrap("td", part);
        else visitChildren(part);
    }

    @Override
    public void visit(FencedCodeBlock example) {
        html.append("<pre>").append(Html.plain(example.getLiteral())).append("</pre>");
    }

    @Override
    public void visit(Link link) {
        String address = links.apply(link.getDestination());
        if (address.isEmpty()) visitChildren(link);
        else wrap("a href=\"" + address + "\"", link);
    }

    @Override
    public void visit(Image picture) {
        // The program has no pictures of the guide.
    }

    @Override
    public void visit(StrongEmphasis strong) {
        wrap("b", strong);
    }

    @Override
    public void visit(Emphasis slanted) {
        wrap("i", slanted);
    }

    @Override
    public void visit(Code code) {
        html.append("<code>").append(Html.plain(code.getLiteral())).append("</code>");
    }

    @Override
    public void visit(Text text) {
        html.append(Html.plain(text.getLiteral()));
    }

    @Override
    public void visit(HtmlInline words) {
        html.append(Html.plain(words.getLiteral()));
    }

    @Override
    public void visit(SoftLineBreak end) {
        html.append(' ');
    }

    /** Writes a node between an opening tag, which may have attributes, and its closing tag. */
    private void wrap(String tag, Node node) {
        html.append('<').append(tag).append('>');
        visitChildren(node);
        html.append("</").append(tag.replaceFirst(" .*", "")).append('>');
    }
}
