package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The content of a save file, by the keys in the file. Missing keys give empty values.
 *
 * @param mystics the number of the format
 * @param engine the version of the engine that wrote the file
 * @param mods the mods in load order
 * @param thrown the number of dice and draws so far, by purpose
 * @param table the table after the last finished step
 * @param agenda the steps still due after the last finished step, the next one first
 * @param open the number of answers at the end of the journal that were given after the last finished step
 * @param asked every pair of seat and prompt that was answered, each once
 * @param journal every answer: the number of its pair of seat and prompt, and the value
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record SaveFile(int mystics, String engine, List<SavedMod> mods, SetupFacts setup, CompanyFacts company, Map<String, Integer> thrown,
        NamedTable table,
        List<Map<String, Object>> agenda, int open, List<String> asked, List<String> journal, List<NoteFacts> notes) {
    SaveFile {
        mods = orEmpty(mods);
        thrown = orEmpty(thrown);
        table = table == null ? NamedTable.EMPTY : table;
        agenda = orEmpty(agenda);
        asked = orEmpty(asked);
        journal = orEmpty(journal);
        notes = orEmpty(notes);
    }

    /** The part that describes the game. Of the mods, this part contains only their ids. */
    SaveFile game() {
        return new SaveFile(mystics, "", mods.stream().map(mod -> new SavedMod(mod.id(), "", "")).toList(), setup, company, thrown, table,
                agenda, open, asked, journal, notes);
    }

    static <T> Map<String, T> orEmpty(Map<String, T> map) {
        return map == null ? Map.of() : map;
    }

    static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }

    /** The set-up of the chapter: each hero with an ability card. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record SetupFacts(String chapter, List<Member> party, Set<String> variants, Optional<SheetFacts> campaign) {
        SetupFacts {
            party = orEmpty(party);
            variants = variants == null ? Set.of() : variants;
            campaign = campaign == null ? Optional.empty() : campaign;
        }

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        record Member(String hero, String ability) {
            Member {
                if (hero == null) {
                    throw new IllegalArgumentException("one of the party has no name");
                }
            }
        }
    }

    /**
     * The company. A missing seed means that people roll or draw by hand. If nothing is said about failing rules, the mod of a failing rule
     * is switched off.
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record CompanyFacts(Map<String, String> people, Map<String, String> bots, Optional<Long> rolls, Optional<Long> draws, String undo,
            String failing) {
        CompanyFacts {
            people = people == null ? Map.of() : people;
            bots = bots == null ? Map.of() : bots;
            failing = failing == null ? "" : failing;
        }
    }

    /** A note: its place in the log, the pattern of its text, and the values in the pattern. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record NoteFacts(int at, String text, List<String> places, String cause) {
        NoteFacts {
            text = text == null ? "" : text;
            places = orEmpty(places);
            cause = cause == null ? "" : cause;
        }
    }
}
