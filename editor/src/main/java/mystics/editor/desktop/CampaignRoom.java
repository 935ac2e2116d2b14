package mystics.editor.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import mystics.choice.Sentence;
import mystics.editor.home.CampaignPane;
import mystics.editor.home.CampaignTitle;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.StorySoFarPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.AfterChapter;
import mystics.editor.print.SheetSize;
import mystics.editor.print.StoryPrint;
import mystics.home.CampaignShelf;
import mystics.home.FirstGame;
import mystics.home.GameAgreement;
import mystics.home.HomeFolder;
import mystics.home.ReadingLanguage;
import mystics.home.Shelf;
import mystics.phase.chapter.PackingUp;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.save.CampaignStory.ReadChapter;
import mystics.save.Overview;
import mystics.table.Outcome;
import mystics.view.ChapterStanding;
import mystics.view.Ending;

/**
 * Connects the campaign page with the campaigns on disk. Each chapter begins from the campaign sheet, and the heroes' kept belongings
 * return to it (CAMP, END-2).
 */
final class CampaignRoom implements CampaignPane.Deeds {
    /** The name of a campaign that nobody has named. */
    private static final String FIRST = "Our_mice";
    private final Window window;
    private final HomeFolder home;
    private final CampaignShelf campaigns;

    CampaignRoom(Window window, HomeFolder home) {
        this.window = window;
        this.home = home;
        this.campaigns = new CampaignShelf(window.table(), home);
    }

    /** Shows the campaigns, with one of them open. */
    void enter(Optional<String> chosen) {
        enter(chosen, Sentence.EMPTY);
    }

    private void enter(Optional<String> chosen, Sentence said) {
        window.off(this::all, known -> {
            CampaignPane pane = new CampaignPane(window.table().catalog(), known.campaigns(), known.playing(), chosen, this);
            window.game().leave();
            window.show(pane);
            pane.say(said);
        }, window::tell);
    }

    private All all() {
        Map<String, Campaign> known = new TreeMap<>();
        Map<String, Overview> playing = new TreeMap<>();
        campaigns.names().forEach(name -> {
            known.put(name, campaigns.read(name));
            campaigns.playing(name).ifPresent(seen -> playing.put(name, seen));
        });
        return new All(known, playing);
    }

    /** All campaigns by their names, and the facts about the chapters that they are playing. */
    private record All(Map<String, Campaign> campaigns, Map<String, Overview> playing) {
    }

    @Override
    public void begin(String name) {
        window.off(() -> campaigns.begin(name, window.table().catalog().usualVariants()), begun -> play(name), window::tell);
    }

    /** Begins a campaign under a name of its own, with a chapter that is agreed. */
    void begin(GameAgreement agreed) {
        window.off(() -> {
            String name = campaigns.free(FIRST);
            campaigns.begin(name, agreed.setup().variants());
            return name;
        }, name -> play(name, campaigns.underWay(name), window.seated(agreed, campaigns.players(name))), window::tell);
    }

    @Override
    public void play(String name) {
        Shelf shelf = campaigns.underWay(name);
        if (shelf.isUnderWay()) {
            window.games().open(shelf::underWay, shelf::underWayDespiteMods,
                    underWay -> underWay.ifPresentOrElse(session -> goOn(name, shelf, session), () -> setOut(name, shelf)));
        } else {
            setOut(name, shelf);
        }
    }

    /** Continues a campaign. If there is nothing to continue because the story is told to its end, shows the page of the campaign. */
    void continues(String name) {
        window.off(() -> campaigns.underWay(name).isUnderWay() || campaigns.read(name).next(window.table().catalog()).isPresent(), open -> {
            if (open) play(name);
            else enter(Optional.of(name));
        }, window::tell);
    }

    @Override
    public void another(String name) {
        Shelf shelf = campaigns.underWay(name);
        if (!shelf.isUnderWay() || window.dialogs().wantsAnother()) setOut(name, shelf);
    }

    @Override
    public void story(String name) {
        window.off(() -> campaigns.story(name).chapters(), chapters -> tell(name, chapters), window::tell);
    }

    private void tell(String name, List<ReadChapter> chapters) {
        AtomicReference<StorySoFarPane> page = new AtomicReference<>();
        Runnable print = () -> window.off(() -> printed(name, chapters),
                file -> page.get().say(Sentence.of("Written: {file}", "file", file.toString())), window::tell);
        page.set(new StorySoFarPane(window.table().catalog(), name, chapters, print, () -> enter(Optional.of(name)), this::home));
        window.show(page.get());
    }

    /** Writes the story of a campaign beside its sheet. Slow. */
    private Path printed(String name, List<ReadChapter> chapters) {
        Path file = home.campaigns().resolve(name + ".pdf");
        try {
            new StoryPrint(window.table().catalog(), window.table().wording(), ReadingLanguage.in(home.language()), SheetSize.A4)
                    .pdf(file, CampaignTitle.of(name), chapters);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return file;
    }

    /**
     * Resumes a chapter. A finished chapter that was never recorded in the campaign is recorded now. If the campaign has already moved on
     * from the chapter, the game is set aside.
     */
    private void goOn(String name, Shelf shelf, Session session) {
        if (session.game().question().isEmpty()) {
            keep(name, shelf, session);
        } else {
            window.off(() -> campaigns.part(name, shelf, session),
                    parted -> parted.ifPresentOrElse(said -> enter(Optional.of(name), said), () -> resume(name, shelf, session)),
                    window::tell);
        }
    }

    /** Reopens the chapter in progress with the mods that are loaded now. */
    private void again(String name) {
        new CampaignRoom(window, home).play(name);
    }

    private void resume(String name, Shelf shelf, Session session) {
        play(name, shelf, () -> session);
    }

    /**
     * Loads a saved game into its campaign, if the campaign has not moved on since the game's chapter began.
     *
     * @param alone plays the chapter outside a campaign: if there is no such campaign, or if the player prefers that
     */
    void load(FirstGame.Saved game, Runnable alone) {
        window.off(() -> campaigns.takers(game.name()), takers -> choose(takers, game, alone), window::tell);
    }

    /**
     * Asks in which campaign to continue. Does not ask if the name of the game gives the answer, or if the chapter is already played
     * outside a campaign.
     */
    private void choose(List<String> takers, FirstGame.Saved game, Runnable alone) {
        if (takers.isEmpty() || game.name().equals(Shelf.AUTOSAVE)) {
            alone.run();
        } else if (Shelf.campaign(game.name()).isPresent()) {
            load(takers.get(0), game);
        } else {
            window.dialogs().wants(takers, name -> load(name, game), alone);
        }
    }

    private void load(String name, FirstGame.Saved game) {
        Shelf shelf = campaigns.underWay(name);
        window.games().open(() -> game.at(window.table(), shelf), () -> shelf.loadDespiteMods(game.name()),
                session -> resume(name, shelf, session));
    }

    private void play(String name, Shelf shelf, Supplier<Session> session) {
        window.play(shelf, session, on(name, shelf), () -> again(name), played -> afresh(name, shelf, played));
    }

    private void setOut(String name, Shelf shelf) {
        window.off(() -> campaigns.read(name), campaign -> window.set(page(name, campaign, shelf)), window::tell);
    }

    private SetUpPane page(String name, Campaign campaign, Shelf shelf) {
        Optional<String> underWay = campaigns.playing(name).map(Overview::chapter);
        return new SetUpPane(window.table().catalog(), name, campaign,
                agreed -> play(name, shelf, window.seated(agreed, campaigns.players(name))), () -> enter(Optional.of(name)))
                .stand(chapter -> ChapterStanding.of(campaign, chapter, underWay)).seat(campaigns.players(name).read());
    }

    /** Sets up the chapter of a game again. If the chapter is over, its result is recorded in the campaign first. */
    private void afresh(String name, Shelf shelf, Session played) {
        boolean over = played.game().question().isEmpty();
        WayBack back = over ? new WayBack("Campaigns", () -> enter(Optional.of(name))) : WayBack.game(() -> again(name));
        window.off(() -> {
            if (over) campaigns.keep(name, shelf, played);
            return campaigns.read(name);
        }, campaign -> window.setAgain(page(name, campaign, shelf).again(played, back)), window::tell);
    }

    private List<AfterChapter> on(String name, Shelf shelf) {
        return List.of(new AfterChapter("Change the party and try again", over -> afresh(name, shelf, over), CampaignRoom::triesAgain),
                new AfterChapter("On with the campaign", over -> keep(name, shelf, over), over -> !Ending.endsBook(over.game())),
                atTheEnd("Close the book", over -> keep(name, shelf, over)),
                atTheEnd("Read the story again", over -> keep(name, shelf, over, () -> story(name))),
                atTheEnd("Play any chapter again", over -> keep(name, shelf, over, () -> setOut(name, shelf))));
    }

    /** A button that is shown only when the story is told to its end. */
    private static AfterChapter atTheEnd(String words, Consumer<Session> then) {
        return new AfterChapter(words, then, over -> Ending.endsBook(over.game()));
    }

    /** Whether the party will try a lost chapter again (END-2). */
    private static boolean triesAgain(Session over) {
        return over.game().outcome() != Outcome.WON && PackingUp.sheet(over.game()).isEmpty();
    }

    private void keep(String name, Shelf shelf, Session over) {
        keep(name, shelf, over, () -> enter(Optional.of(name)));
    }

    /** Records a finished chapter. If the campaign has moved on meanwhile, the page of campaigns says so instead of what would follow. */
    private void keep(String name, Shelf shelf, Session over, Runnable then) {
        window.off(() -> campaigns.keep(name, shelf, over),
                parted -> parted.ifPresentOrElse(said -> enter(Optional.of(name), said), then), window::tell);
    }

    @Override
    public void home() {
        window.goHome();
    }
}
