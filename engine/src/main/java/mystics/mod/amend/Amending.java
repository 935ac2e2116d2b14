package mystics.mod.amend;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.amend.EntryPart.Branch;
import mystics.mod.amend.EntryPart.Row;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import tools.jackson.databind.JsonNode;

/**
 * Carries out one amendment on an entry: replace, set, add, insert, remove, rules, always in this order.
 *
 * @param entry the entry so far; it is changed
 * @param clash receives the values of other mods that the amendment overwrites
 */
record Amending(Registered entry, Amendment amendment, Clash clash) {

    /** Receives each value that two mods write. */
    interface Clash {
        void between(EntryPart earlier, Origin later, String path);
    }

    /**
     * Carries out the amendment.
     *
     * @throws BrokenMod if an operation does not fit; the exception lists every operation that does not fit
     */
    void carryOut() {
        replace();
        each("set", this::set);
        each("add", this::add);
        elements("insert", this::insert);
        elements("remove", this::remove);
        rules();
        entry.amendedBy(amendment.origin());
    }

    private void replace() {
        JsonNode anew = amendment.facts().path("replace");
        if (anew.isObject()) entry.replace(EntryPart.of(anew, amendment.origin().in("replace"), Optional.of(entry.part())));
    }

    /** Adds the amendment's script to the rules of the entry, or replaces these rules by the script. */
    private void rules() {
        String rules = amendment.facts().path("rules").asString("");
        if (rules.equals("replace") || rules.equals("none")) entry.silence();
        if (rules.equals("replace") || rules.equals("add")) entry.addRules(amendment.script());
    }

    private interface Operation {
        void on(String path, JsonNode value, Origin origin);
    }

    private void each(String key, Operation operation) {
        for (Map.Entry<String, JsonNode> member : amendment.facts().path(key).properties()) {
            operation.on(member.getKey(), member.getValue(), amendment.origin().in(key).in(member.getKey()));
        }
    }

    private void elements(String key, Operation operation) {
        List<JsonNode> list = amendment.facts().path(key).valueStream().toList();
        for (int i = 0; i < list.size(); i++) operation.on(list.get(i).asString(""), list.get(i), amendment.origin().in(key).at(i));
    }

    private void set(String path, JsonNode value, Origin origin) {
        AmendedPlace spot = AmendedPlace.at(entry.part(), path, origin.key());
        Optional<EntryPart> before = spot.part();
        before.ifPresent(part -> clash.between(part, origin, path));
        spot.put(EntryPart.of(value, origin, before), origin.key());
    }

    private void add(String path, JsonNode value, Origin origin) {
        AmendedPlace spot = AmendedPlace.at(entry.part(), path, origin.key());
        Optional<EntryPart> there = spot.part();
        if (there.isEmpty()) {
            spot.put(EntryPart.of(value, origin), origin.key());
        } else if (there.get() instanceof Row row) {
            EntryPart added = EntryPart.of(value, origin);
            if (added instanceof Row several) row.elements().addAll(several.elements());
            else row.elements().add(added);
        } else if (there.get() instanceof Branch branch && EntryPart.of(value, origin) instanceof Branch more) {
            more.members().forEach((key, part) -> addKey(branch, key, part));
        } else {
            throw new BrokenMod(Finding.error("not-a-list", origin.key(), "nothing can be added to '" + path + "'")
                    .because("only lists and objects can grow").fix("Use 'set'."));
        }
    }

    private static void addKey(Branch branch, String key, EntryPart part) {
        if (branch.members().containsKey(key) && !branch.members().get(key).gone()) {
            throw new BrokenMod(Finding.error("there-already", part.origin().key(), "'" + key + "' is there already").fix("Use 'set'."));
        }
        branch.members().put(key, part);
    }

    private void insert(String unused, JsonNode facts, Origin origin) {
        boolean before = facts.has("before");
        String key = before ? "before" : "after";
        Origin path = origin.in(key);
        AmendedPlace.at(entry.part(), facts.path(key).asString(""), path.value()).beside(before ? 0 : 1,
                EntryPart.of(facts.path("value"), origin.in("value")), path.value());
    }

    private void remove(String path, JsonNode unused, Origin origin) {
        AmendedPlace spot = AmendedPlace.at(entry.part(), path, origin.value());
        EntryPart there = spot.part().orElseThrow(() -> spot.nothing(origin.value()));
        clash.between(there, origin, path);
        spot.put(new EntryPart.Gone(origin, Optional.of(there)), origin.value());
    }
}
