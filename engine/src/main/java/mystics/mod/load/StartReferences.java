package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that each start of a chapter has a space for its heroes (SETUP-1). */
final class StartReferences {
    private static final String USUAL = "start";

    private StartReferences() {
    }

    /** A finding for each start that is in a room of the chapter but has no space there. */
    static List<Finding> missing(Register register, Document chapter) {
        List<String> places = new ArrayList<>(List.of("/start"));
        IntStream.range(0, chapter.root().at("/start/teams").size()).forEach(i -> places.add("/start/teams/" + i));
        return places.stream().filter(place -> isLaid(chapter, chapter.root().at(place)))
                .filter(place -> isMissing(register, chapter.root().at(place))).map(place -> finding(chapter, place)).toList();
    }

    private static Finding finding(Document chapter, String place) {
        JsonNode start = chapter.root().at(place);
        return chapter.error("no-start", place + (start.has("mark") ? "/mark" : "/room"),
                "'" + start.path("room").asString("") + "' has no space with a '" + mark(start) + "' mark, where the party would begin")
                .fix("Name the spaces: at: [...]. Or mark them in the room.");
    }

    private static boolean isLaid(Document chapter, JsonNode start) {
        return chapter.root().path("tiles").valueStream().anyMatch(tile -> tile.path("up").equals(start.path("room")));
    }

    private static boolean isMissing(Register register, JsonNode start) {
        return !start.isMissingNode() && start.path("at").isEmpty() && register.entry("tiles/" + start.path("room").asString(""))
                .filter(room -> room.root().path("marks").valueStream().noneMatch(one -> one.path("kind").asString("").equals(mark(start))))
                .isPresent();
    }

    private static String mark(JsonNode start) {
        return start.path("mark").asString(USUAL);
    }
}
