package mystics.editor.play.over;

import java.awt.Component;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import mystics.editor.sight.Book;
import mystics.editor.type.Flow;
import mystics.editor.type.Paper;
import mystics.editor.type.Type;
import mystics.editor.type.Typing;
import net.miginfocom.swing.MigLayout;

/** A browser for the rule book: a search field, the matches, and the text of the chosen match. */
public final class BookBrowser extends JPanel {
    /** The width below which there is no room for matches beside the text, in letter heights. */
    private static final float NARROW = 40;
    private final transient Book book;
    private final transient BookPages pages;
    private final JTextField search = new JTextField();
    private final DefaultListModel<Book.Place> found = new DefaultListModel<>();
    private final JList<Book.Place> list = new JList<>(found);
    private final Paper paper = new Paper(1.25f, this::open);
    private final Flow head = new Flow(10);
    private final JScrollPane places = new JScrollPane(list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED,
            JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    private final JScrollPane text = paper.scrolled();
    private Stand stand = Stand.BESIDE;

    /** Whether the list of matches stands beside the text or above it. */
    private enum Stand { BESIDE, ABOVE }

    /** Makes a browser that shows the beginning of a book. */
    public BookBrowser(Book book) {
        super(new MigLayout());
        this.book = book;
        this.pages = new BookPages(book);
        search.putClientProperty("JTextField.placeholderText", "A number such as MOVE-7, or words");
        search.getAccessibleContext().setAccessibleName("Search the rules");
        Typing.in(search, this::find);
        search.addActionListener(entered -> list.requestFocusInWindow());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new DefaultListCellRenderer() {
            @Override
            public Component getListCellRendererComponent(JList<?> of, Object value, int place, boolean selected, boolean focused) {
                return super.getListCellRendererComponent(of, ((Book.Place) value).title(), place, selected, focused);
            }
        });
        list.addListSelectionListener(chosen -> {
            if (list.getSelectedValue() != null) {
                paper.write(pages.page(list.getSelectedValue().address()));
            }
        });
        list.getAccessibleContext().setAccessibleName("Rules and words found");
        paper.getAccessibleContext().setAccessibleName("Rule");
        head.add(search, Flow.TEXT);
        add(head);
        add(places);
        add(text);
        arrange(Stand.BESIDE);
        find();
    }

    /** Adds a button beside the search field. */
    public void offer(String words, Runnable deed) {
        JButton button = new JButton(words);
        button.addActionListener(click -> deed.run());
        head.add(button);
    }

    private void arrange(Stand other) {
        stand = other;
        MigLayout layout = (MigLayout) getLayout();
        layout.setLayoutConstraints("insets 0, fill, gapx 18");
        layout.setColumnConstraints(other == Stand.BESIDE ? "[32%:32%, fill][grow, fill]" : "[grow, fill]");
        layout.setRowConstraints(other == Stand.BESIDE ? "[][grow, fill]" : "[][35%:35%, fill][grow, fill]");
        layout.setComponentConstraints(head, "cell 0 0, span, growx, wmin 0");
        layout.setComponentConstraints(places, "cell 0 1, wmin 0, hmin 0");
        layout.setComponentConstraints(text, other == Stand.BESIDE ? "cell 1 1, wmin 0, hmin 0" : "cell 0 2, wmin 0, hmin 0");
    }

    /** Lays out the browser. In a narrow window the matches stand above the text. */
    @Override
    public void doLayout() {
        Stand fitting = getWidth() < NARROW * Type.size() ? Stand.ABOVE : Stand.BESIDE;
        if (fitting != stand) {
            arrange(fitting);
        }
        super.doLayout();
    }

    /** Searches for words, as if they had been typed. */
    public void look(String words) {
        search.setText(words);
    }

    /** Opens the page at an address of the book, with the neighbouring pages in the list. */
    public void turnTo(String address) {
        look(address.substring(address.indexOf(':') + 1));
        IntStream.range(0, found.size()).filter(i -> found.get(i).address().equals(address)).findFirst().ifPresent(i -> {
            list.setSelectedIndex(i);
            list.ensureIndexIsVisible(i);
        });
    }

    /** The search field. */
    public JComponent field() {
        return search;
    }

    private void open(String address) {
        paper.write(pages.page(address));
    }

    private void find() {
        List<Book.Place> places = Stream.concat(book.hinting(search.getText()).stream(), book.search(search.getText()).stream())
                .toList();
        found.clear();
        found.addAll(places);
        if (places.isEmpty()) {
            paper.write("<p>Nothing in the book fits.</p>");
        } else {
            list.setSelectedIndex(0);
            list.ensureIndexIsVisible(0);
        }
    }
}
