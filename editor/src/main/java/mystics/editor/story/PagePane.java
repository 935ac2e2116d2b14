package mystics.editor.story;

import java.awt.EventQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.SetupRefused;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.PartyChoice;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.load.Library;
import net.miginfocom.swing.MigLayout;

/**
 * The page as the game shows it to a party. The user can try the choices on the page. A worker asks the game for pages, and the pane shows
 * the newest answer.
 */
final class PagePane extends JPanel {
    private final transient DeskWork work;
    private final transient Executor worker;
    private final JComboBox<PartyChoice> party = new JComboBox<>();
    private final JComboBox<Mover> mover = new JComboBox<>();
    private final StoryPaper paper = new StoryPaper(address -> {}, this::portrait);
    private final Prose question = new Prose("");
    private final Flow answers = new Flow(8);
    private final transient AtomicInteger asked = new AtomicInteger();
    private transient Optional<Passage> shown = Optional.empty();
    private transient Catalog pictured;
    private transient Gallery gallery;
    private boolean offering;

    PagePane(DeskWork work, Executor worker) {
        super(new MigLayout("insets 10, fill, wrap 1", "[grow, fill]", "[][grow, fill][][]"));
        this.work = work;
        this.worker = worker;
        pictured = work.library().catalog();
        gallery = new Gallery(pictured.pictures().values());
        party.getAccessibleContext().setAccessibleName("Party");
        mover.getAccessibleContext().setAccessibleName("Who did it");
        party.addActionListener(chosen -> movers());
        mover.addActionListener(chosen -> read());
        Flow head = new Flow(8);
        head.add(party, Flow.REST);
        head.add(mover);
        add(head, "wmin 0");
        add(paper.scrolled(), "wmin 0, hmin 0");
        add(question, "wmin 0");
        add(answers, "wmin 0");
    }

    /** Offers the parties that the chapter allows; the chosen party stays chosen if it is still allowed. */
    void offer() {
        offering = true;
        String before = String.valueOf(party.getSelectedItem());
        party.removeAllItems();
        work.chapter().filter(chapter -> chapter.party().size() > 0)
                .ifPresent(chapter -> PartyChoice.of(work.catalog(), chapter).forEach(party::addItem));
        for (int i = 0; i < party.getItemCount(); i++) {
            if (party.getItemAt(i).toString().equals(before)) party.setSelectedIndex(i);
        }
        offering = false;
        movers();
    }

    private void movers() {
        if (offering) return;
        offering = true;
        Object before = mover.getSelectedItem();
        List<Mover> heroes = heroes().stream().map(hero -> new Mover(hero, work.catalog().heroes().get(hero).name())).toList();
        mover.removeAllItems();
        heroes.forEach(mover::addItem);
        if (heroes.stream().anyMatch(hero -> hero.equals(before))) mover.setSelectedItem(before);
        offering = false;
        read();
    }

    /** A hero whom a passage may name as the hero who acted. */
    private record Mover(String id, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    private String mover() {
        return mover.getSelectedItem() instanceof Mover hero ? hero.id() : "";
    }

    private List<String> heroes() {
        return party.getSelectedItem() instanceof PartyChoice chosen ? chosen.heroes() : List.of();
    }

    /** Shows a passage. */
    void show(Optional<Passage> passage) {
        shown = passage;
        read();
    }

    /** Shows one passage as players read it in the game. */
    private void read() {
        if (offering) return;
        String hero = mover();
        shown.ifPresent(passage -> ask(reading -> reading.passage(passage.id(), hero)));
    }

    /** Shows the current passage and the passages that follow it, with their questions, as a party reads them. */
    void readThrough() {
        String hero = mover();
        shown.ifPresent(passage -> ask(reading -> passage.when().equals("told") ? reading.passage(passage.id(), hero)
                : reading.from(passage.when(), passage.room(), passage.id())));
    }

    /** Asks the game for pages. */
    private interface Wish {
        StoryReading.Pages of(StoryReading reading);
    }

    private void ask(Wish wish) {
        Optional<Chapter> chapter = work.chapter();
        List<String> heroes = heroes();
        if (chapter.isEmpty() || heroes.isEmpty()) return;
        Library library = work.library();
        run(() -> StoryReading.of(library, chapter.get(), heroes), wish);
    }

    private void run(Supplier<StoryReading> making, Wish wish) {
        int number = asked.incrementAndGet();
        worker.execute(() -> {
            if (number != asked.get()) return;
            try {
                StoryReading reading = making.get();
                StoryReading.Pages pages = wish.of(reading);
                EventQueue.invokeLater(() -> tell(number, reading, pages));
            } catch (SetupRefused refused) {
                EventQueue.invokeLater(() -> refuse(number, refused));
            }
        });
    }

    private void refuse(int number, SetupRefused refused) {
        if (number == asked.get()) tell(Sentence.of("{why}", "why", refused.getMessage()));
    }

    /** The portrait of a speaker, from the pictures that are loaded now. */
    private Optional<Sketch> portrait(String name) {
        Catalog catalog = work.library().catalog();
        if (pictured != catalog) {
            pictured = catalog;
            gallery = new Gallery(catalog.pictures().values());
        }
        return gallery.find(name);
    }

    private void tell(Sentence words) {
        paper.tell(words.in(work.wording()).toString(), Map.of());
        answers.removeAll();
    }

    private void tell(int number, StoryReading reading, StoryReading.Pages pages) {
        if (number != asked.get()) return;
        if (pages.isNothing()) tell(Sentence.of("Nothing is read to this party now: a condition does not hold."));
        else paper.tell(String.join("\n\n", pages.texts()), StoryPaper.portraits(work.catalog()));
        Says.text(question, Sentence.of("{question}", "question", pages.question()));
        answers.removeAll();
        for (Option option : pages.answers()) {
            JButton answer = Says.text(new JButton(), Sentence.of("{answer}", "answer", option.words()));
            answer.addActionListener(click -> run(() -> reading, same -> same.answer(option.key())));
            answers.add(answer);
        }
        revalidate();
        repaint();
    }
}
