package mystics.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.home.Players;
import mystics.mod.finding.Nearest;
import mystics.play.Company;
import mystics.play.UndoPolicy;
import mystics.save.Campaign;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;
import mystics.view.ChapterStanding;

/** The questions before a game about the chapter, the heroes, and the player of each hero. Enter accepts the suggested answer. */
public final class SetUpTalk {
    /** The word for a hero whom the program plays. */
    static final String BOT = "bot";
    private static final String LEARN = "learn";
    private final Desk desk;
    private final Catalog catalog;
    private final long seed;
    private final Players before;

    /** @param before the players of the previous chapters */
    public SetUpTalk(Desk desk, Catalog catalog, long seed, Players before) {
        this.desk = desk;
        this.catalog = catalog;
        this.seed = seed;
        this.before = before;
    }

    /** Asks about a single chapter until everything is agreed. */
    public GameAgreement agree() {
        greet("Mystics");
        Chapter chapter = chapter(catalog.firstToPlay(), one -> "");
        if (chapter.isLesson()) {
            return GameAgreement.lesson(catalog, seed);
        }
        List<String> party = party(chapter, SuggestedParty.of(catalog, chapter));
        Company company = company(party);
        List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
        Set<String> variants = chapter.storyOnly() ? catalog.usualVariants() : new VariantTalk(desk, catalog).agree();
        return new GameAgreement(new Setup(chapter.id(), members, variants), company);
    }

    /**
     * Asks about a campaign's next chapter. The next chapter of the book, the last party and its players are suggested.
     *
     * @param agreed the chapter, if it has been chosen already
     */
    public GameAgreement agree(Campaign campaign, Optional<Chapter> agreed) {
        greet("A chapter");
        Chapter chapter = agreed.orElseGet(() -> chapter(campaign.next(catalog).orElseGet(() -> catalog.book().get(0)),
                one -> " (" + desk.look().says(ChapterStanding.of(campaign, one, Optional.empty()).word()) + ")"));
        List<String> suggested = campaign.last().map(last -> last.party().stream().limit(chapter.party().size()).toList())
                .filter(party -> fits(party, chapter))
                .orElseGet(() -> SuggestedParty.of(catalog, chapter));
        List<String> party = party(chapter, suggested);
        Company company = company(party);
        return new GameAgreement(campaign.setup(catalog, chapter, party), company);
    }

    private void greet(String title) {
        desk.show(List.of("", desk.look().rule(desk.look().says(title)),
                desk.look().says("Enter takes what stands in brackets; quit leaves."), ""));
    }

    private Company company(List<String> party) {
        Map<String, String> people = new PlayersTalk(desk, catalog).agree(party, known());
        Map<String, String> bots = new LinkedHashMap<>();
        people.forEach((hero, name) -> {
            if (name.equalsIgnoreCase(BOT)) {
                bots.put(hero, GameTable.BOT);
            }
        });
        people.keySet().removeAll(bots.keySet());
        return new Company(people, bots, Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS);
    }

    /** The names of the previous players by hero; for a bot, the word for a bot. */
    private Map<String, String> known() {
        Map<String, String> names = new LinkedHashMap<>(before.people());
        before.bots().keySet().stream().filter(catalog.heroes()::containsKey).forEach(hero -> names.put(hero, BOT));
        return names;
    }

    private boolean fits(List<String> party, Chapter chapter) {
        return party.size() == chapter.party().size() && party.containsAll(chapter.party().required())
                && catalog.heroes().keySet().containsAll(party)
                && party.stream().distinct().count() == party.size() && party.stream().noneMatch(chapter.party().forbidden()::contains);
    }

    /**
     * Asks a question and returns the answer.
     *
     * @throws InputEnded when there is no answer
     */
    private String ask(Sentence prompt, List<String> words) {
        return InputEnded.unless(desk, prompt, words);
    }

    /** @param standing what is added to the name of a chapter */
    private Chapter chapter(Chapter suggested, Function<Chapter, String> standing) {
        List<Chapter> chapters = catalog.book();
        for (int i = 0; i < chapters.size(); i++) {
            Chapter chapter = chapters.get(i);
            desk.show(Wrap.hanging(desk.look().bold(chapter.name()) + standing.apply(chapter) + ": " + chapter.intro(),
                    desk.look().width() - 1, String.format("%2d ", i + 1), "   "));
        }
        List<Chapter> lessons = catalog.lessons();
        if (!lessons.isEmpty()) {
            desk.say("Who has never played types learn: one room, five minutes.");
        }
        while (chapters.size() > 1) {
            String said = ask(Sentence.of("Which chapter? [{chapter}]", "chapter", suggested.name()),
                    chapters.stream().map(Chapter::id).toList());
            if (!lessons.isEmpty() && said.equalsIgnoreCase(LEARN)) {
                return lessons.get(0);
            }
            Optional<Chapter> chosen = said.isEmpty() ? Optional.of(suggested) : ByName.by(said, chapters, Chapter::id, Chapter::name);
            if (chosen.isPresent()) {
                return chosen.get();
            }
            desk.say("There is no chapter '{name}'. Type its number.", "name", said);
        }
        return chapters.get(0);
    }

    private List<String> party(Chapter chapter, List<String> suggested) {
        List<HeroCard> heroes = catalog.heroes().values().stream().filter(hero -> !chapter.party().forbidden().contains(hero.id()))
                .toList();
        int widest = heroes.stream().mapToInt(hero -> hero.name().length()).max().orElse(0);
        boolean all = heroes.size() == chapter.party().size();
        desk.show(List.of("", desk.look().says(all ? "All {n} of them go:" : "Who goes? {n} of these:", "n", chapter.party().size())));
        for (int i = 0; i < heroes.size(); i++) {
            HeroCard hero = heroes.get(i);
            desk.show(Wrap.hanging(hero.about().strip().replaceAll("\\s+", " ").replaceAll("(?<=[.!?]) .*", ""), desk.look().width() - 1,
                    " " + (i + 1) + " " + desk.look().bold(TextStyle.padded(hero.name(), widest)) + "  "
                            + desk.look().dim(hero.classes().stream().map(desk.look()::says).collect(Collectors.joining(", "))) + ". ",
                    " ".repeat(widest + 5)));
        }
        if (all) return suggested;
        while (true) {
            String said = ask(Sentence.of("The party, by numbers or names [{names}]:", "names", names(suggested)),
                    catalog.heroes().keySet().stream().toList());
            List<String> party = said.isEmpty() ? suggested : chosen(said, heroes);
            if (fits(party, chapter)) {
                return party;
            }
            if (!party.isEmpty()) {
                desk.say(chapter.party().required().isEmpty() ? "It takes {n} different mice (SETUP-1)."
                        : "It takes {n} different mice, among them {names} (SETUP-1).", "n", chapter.party().size(), "names",
                        names(chapter.party().required()));
            }
        }
    }

    private List<String> chosen(String said, List<HeroCard> heroes) {
        List<String> chosen = new ArrayList<>();
        for (String word : said.split("[\\s,]+")) {
            Optional<HeroCard> hero = ByName.by(word, heroes, HeroCard::id, HeroCard::name);
            if (hero.isEmpty()) {
                desk.say("There is no hero '{name}'. {advice}", "name", word, "advice",
                        Nearest.said(word, heroes.stream().map(HeroCard::name).toList()));
                return List.of();
            }
            chosen.add(hero.get().id());
        }
        return chosen;
    }

    private String names(List<String> heroes) {
        return String.join(", ", heroes.stream().map(hero -> catalog.heroes().get(hero).name()).toList());
    }
}
