package mystics.save;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.content.Setup;
import mystics.play.ChanceCounts;
import mystics.play.Company;
import mystics.play.FailingRules;
import mystics.play.Game;
import mystics.play.RecordedAnswer;
import mystics.play.Remark;
import mystics.play.Session;
import mystics.play.UndoPolicy;
import mystics.rules.Line;

/** Converts between the values of a game and the values of a save file. */
final class Packing {
    private Packing() {
    }

    static SaveFile pack(int format, String engine, List<SavedMod> mods, StepKinds steps, Session session) {
        Game game = session.game();
        Box box = game.setting().box();
        List<RecordedAnswer> journal = game.journal();
        List<String> asked = JournalText.asked(journal);
        return new SaveFile(format, engine, mods, pack(box.setup()), pack(session.company()), thrown(game.state().thrown()),
                TableWriter.named(box, game.state().table()),
                steps.named(box, game.state().agenda().steps()), game.given().size(), asked, JournalText.numbered(journal, asked),
                session.notes().stream().map(Packing::pack).toList());
    }

    private static SaveFile.SetupFacts pack(Setup setup) {
        return new SaveFile.SetupFacts(setup.chapter(),
                setup.party().stream().map(member -> new SaveFile.SetupFacts.Member(member.hero(), member.ability())).toList(),
                new TreeSet<>(setup.variants()), setup.campaign().map(SheetFacts::of));
    }

    private static SaveFile.CompanyFacts pack(Company company) {
        return new SaveFile.CompanyFacts(new TreeMap<>(company.people()), new TreeMap<>(company.bots()), company.rolls(), company.draws(),
                TableWriter.word(company.undo()),
                company.failing() == FailingRules.SWITCH_OFF ? "" : TableWriter.word(company.failing()));
    }

    private static SaveFile.NoteFacts pack(Remark note) {
        return new SaveFile.NoteFacts(note.at(), note.line().text().pattern(), note.line().text().places(), note.line().cause());
    }

    private static Map<String, Integer> thrown(ChanceCounts counts) {
        Map<String, Integer> thrown = new LinkedHashMap<>();
        for (Purpose purpose : Purpose.values()) {
            if (counts.of(purpose) > 0) {
                thrown.put(TableWriter.word(purpose), counts.of(purpose));
            }
        }
        return thrown;
    }

    static Setup setup(SaveFile file) {
        if (file.setup() == null || file.setup().chapter() == null) {
            throw new Unreadable("it does not say which chapter was played");
        }
        return new Setup(file.setup().chapter(),
                file.setup().party().stream()
                        .map(member -> new Setup.Member(member.hero(), member.ability() == null ? "" : member.ability())).toList(),
                file.setup().variants(),
                file.setup().campaign().map(SheetFacts::sheet));
    }

    static Company company(SaveFile file) {
        if (file.company() == null || file.company().undo() == null) {
            throw new Unreadable("it does not say who plays");
        }
        SaveFile.CompanyFacts facts = file.company();
        return new Company(facts.people(), facts.bots(), facts.rolls(), facts.draws(),
                TableReader.constant(UndoPolicy.values(), facts.undo()),
                facts.failing().isEmpty() ? FailingRules.SWITCH_OFF : TableReader.constant(FailingRules.values(), facts.failing()));
    }

    static ChanceCounts thrown(SaveFile file) {
        Map<Purpose, Integer> counts = new EnumMap<>(Purpose.class);
        file.thrown().forEach((word, count) -> counts.put(TableReader.constant(Purpose.values(), word), count));
        return ChanceCounts.of(counts);
    }

    static List<Remark> notes(SaveFile file) {
        return file.notes().stream()
                .map(note -> new Remark(note.at(), new Line(Sentence.of(note.text(), note.places().toArray()), note.cause()))).toList();
    }
}
