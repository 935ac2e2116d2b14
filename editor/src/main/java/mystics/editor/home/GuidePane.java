package mystics.editor.home;

import java.awt.EventQueue;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.sight.Book;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/** The help of the editor: the pages of the guide for authors. A button leads to the rule book. */
public final class GuidePane extends Page {
    private final JList<GuideBook.Title> pages = new JList<>(GuideBook.PAGES.toArray(GuideBook.Title[]::new));
    private final Paper paper = new Paper(1.1f, this::open);
    private final transient Consumer<String> rules;
    private String shown = "";
    private String place = "";

    /**
     * @param rules opens the rule book at an address; an empty address opens the beginning
     * @param address the address of the rule book that the button opens
     */
    public GuidePane(WayBack back, Consumer<String> rules, String address) {
        super(Sentence.of("How to make things"), back);
        this.rules = rules;
        pages.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        Says.name(pages, Sentence.of("Pages of the guide"));
        Says.name(paper, Sentence.of("Page of the guide"));
        pages.addListSelectionListener(chosen -> {
            if (pages.getSelectedValue() != null && !pages.getSelectedValue().page().equals(shown)) open(pages.getSelectedValue().page());
        });
        paper.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                turn();
            }
        });
        JPanel both = new JPanel(new MigLayout("insets 0, fill, gapx 18", "[28%:28%, fill][grow, fill]", "[grow, fill]"));
        both.setOpaque(false);
        JScrollPane list = new JScrollPane(pages, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        both.add(list, "wmin 0, hmin 0");
        both.add(paper.scrolled(), "wmin 0, hmin 0");
        hold(both);
        button("The rule book", () -> rules.accept(address));
    }

    /** Opens the guide at an address, such as {@code editor.md#forms}. */
    public GuidePane at(String address) {
        open(address);
        return this;
    }

    private void open(String address) {
        if (address.startsWith(Book.RULE)) {
            rules.accept(address.equals(Book.RULE) ? "" : address);
            return;
        }
        String page = address.replaceFirst("#.*", "");
        if (!page.equals(shown)) {
            shown = page;
            paper.write(GuideBook.html(page));
            GuideBook.PAGES.stream().filter(title -> title.page().equals(page)).findFirst()
                    .ifPresentOrElse(title -> pages.setSelectedValue(title, true), pages::clearSelection);
        }
        place = address.substring(page.length()).replaceFirst("^#", "");
        turn();
    }

    /** Goes to the heading that was asked for. The page has its lines only after it was laid out. */
    private void turn() {
        EventQueue.invokeLater(() -> paper.scrollToReference(place));
    }
}
