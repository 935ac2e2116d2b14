package mystics.editor.album;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.FigurePicture;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Spread;

/**
 * The turn of a hero whose space is shared with the party and with others. Each minion on the space can be attacked, as in a game.
 *
 * @param sight the turn before the others have come
 * @param count the number of figures on the space
 */
record CrowdStage(Sight sight, int count) {
    /** The turn with the figures on the hero's space. */
    Sight posed() {
        Spread table = sight.spread();
        return new Sight(sight.session(),
                new Spread(table.headline(), table.track(), table.party(), table.stash(), table.earned(), board()), sight.goals(),
                sight.notWon(), sight.nextGoal(), sight.lostOn(), sight.asked().map(this::asked), sight.cards(), sight.words(), sight.log(),
                sight.noUndo(), sight.noRedo(), sight.gains());
    }

    private BoardPicture board() {
        BoardPicture board = sight.spread().board();
        BoardSpace spot = board.acting().orElseThrow();
        List<FigurePicture> heroesFirst = board.figures().stream().sorted(Comparator.comparing(FigurePicture::side)).toList();
        return board.peopled(IntStream.range(0, heroesFirst.size())
                .mapToObj(i -> i < count ? heroesFirst.get(i).at(spot) : heroesFirst.get(i)).toList());
    }

    private Asked asked(Asked asked) {
        Map<Pick, List<Pick>> more = attacks();
        List<Pick> picks = asked.picks().stream()
                .flatMap(pick -> Stream.concat(Stream.of(pick), more.getOrDefault(pick, List.of()).stream())).toList();
        return new Asked(asked.seat(), asked.who(), asked.prompt(), asked.dice(), asked.background(), picks, asked.begun(), asked.moved());
    }

    /** The chances of all choices. An attack on a minion that has come has the chance of the known attack. */
    <T> Map<String, T> odds(Map<String, T> known) {
        Map<String, T> all = new LinkedHashMap<>(known);
        attacks().forEach((pick, others) -> Optional.ofNullable(known.get(pick.key()))
                .ifPresent(odds -> others.forEach(other -> all.put(other.key(), odds))));
        return all;
    }

    /** The attacks on the minions that have come to the hero's space, after the last attack that is possible without them. */
    private Map<Pick, List<Pick>> attacks() {
        List<Pick> battles = sight.asked().stream().flatMap(asked -> asked.picks().stream()).filter(Pick::isBattle).toList();
        BoardPicture board = board();
        Map<Integer, String> keys = sight.slots().entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
        return battles.stream().reduce((earlier, later) -> later).map(last -> Map.of(last, board.figures().stream()
                .filter(figure -> figure.side() == FigurePicture.Side.MINION && board.acting().equals(Optional.of(figure.spot())))
                .filter(figure -> battles.stream().noneMatch(pick -> pick.about().equals(keys.get(figure.slot()))))
                .map(figure -> on(last, figure.name(), keys.get(figure.slot()))).toList())).orElse(Map.of());
    }

    /** The same attack on another minion. */
    private Pick on(Pick attack, String name, String key) {
        String target = sight.spread().board().figure(sight.slots().get(attack.about())).map(FigurePicture::name).orElse("");
        return new Pick(attack.key().substring(0, attack.key().length() - attack.about().length()) + key,
                attack.label().replace(target, name), attack.hint(), attack.group(), key, attack.room(), attack.way(), attack.cost(),
                attack.brief().replace(target, name));
    }
}
