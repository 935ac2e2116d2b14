package mystics.editor.album;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Size;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.FlipPicture;
import mystics.editor.board.Highlights;
import mystics.editor.board.TilePicture;
import mystics.editor.board.TokenPicture;
import mystics.geometry.PlanExit;

/** A board with every figure of a catalogue at once. A board with all figures never occurs in a game; it serves to check the drawings. */
final class CrowdedBoard {
    private final Catalog catalog;

    CrowdedBoard(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The tiles of a chapter as they lie at its beginning; the room of the start is explored and full of figures. */
    BoardPicture board(Chapter chapter) {
        List<TilePicture> tiles = chapter.tiles().stream()
                .map(place -> new TilePicture(catalog.rooms().get(place.up()), place.at()[0], place.at()[1],
                        place.up().equals(chapter.start().room())))
                .toList();
        int tile = IntStream.range(0, tiles.size()).filter(i -> tiles.get(i).known()).findFirst().orElse(0);
        int spaces = tiles.get(tile).room().plan().size();
        List<FigurePicture> figures = new ArrayList<>();
        int at = 1;
        for (HeroCard hero : catalog.heroes().values()) {
            figures.add(hero(hero, figures.size(), new BoardSpace(tile, (at + figures.size() / 4 * 3) % spaces)));
        }
        at = spaces / 3;
        for (MinionCard minion : catalog.minions().values()) {
            figures.add(minion(minion, figures.size(), new BoardSpace(tile, at++ % spaces)));
        }
        List<MarkKind> lying = catalog.marks().values().stream().filter(mark -> mark.on().equals("space") && mark.kind().equals("token"))
                .toList();
        List<TokenPicture> tokens = IntStream.range(0, lying.size())
                .mapToObj(i -> new TokenPicture(lying.get(i).id(), new BoardSpace(tile, spaces - 1 - i % spaces), i % 3 + 1)).toList();
        return new BoardPicture(tiles, figures, tokens, exits(tile, tiles.get(tile)), flips(tile, tiles.get(tile)));
    }

    /** Exits of every kind. */
    private static List<ExitPicture> exits(int number, TilePicture tile) {
        List<PlanExit> exits = tile.room().plan().exits();
        ExitPicture.Leads[] sorts = ExitPicture.Leads.values();
        return IntStream.range(0, exits.size()).mapToObj(i -> {
            ExitPicture.Leads leads = sorts[i % sorts.length];
            return new ExitPicture(number, exits.get(i).edge(), exits.get(i).colour(), leads,
                    leads == ExitPicture.Leads.NOWHERE ? "" : tile.room().name());
        }).toList();
    }

    private List<FlipPicture> flips(int number, TilePicture tile) {
        return IntStream.range(0, tile.room().plan().size())
                .filter(space -> (tile.room().plan().marked(BoardTarget.OnFlip.ABOUT) >> space & 1) == 1)
                .mapToObj(space -> new FlipPicture(new BoardSpace(number, space), catalog.back(tile.room()).name(), false)).toList();
    }

    /** The highlights of a choice, around the first figure. */
    Highlights choice(BoardPicture board) {
        BoardSpace from = board.figures().get(0).spot();
        var plan = board.tiles().get(from.tile()).room().plan();
        Map<BoardSpace, String> legal = new HashMap<>();
        IntStream.range(0, plan.size()).filter(space -> plan.steps(from.space(), space) > 0 && plan.steps(from.space(), space) <= 3)
                .forEach(space -> legal.put(new BoardSpace(from.tile(), space), String.valueOf(plan.steps(from.space(), space))));
        List<BoardSpace> path = IntStream.rangeClosed(0, 3).boxed()
                .flatMap(step -> IntStream.range(0, plan.size()).filter(space -> plan.steps(from.space(), space) == step)
                        .limit(1).mapToObj(space -> new BoardSpace(from.tile(), space)))
                .toList();
        Map<Integer, Symbol> targets = Map.of(board.figures().get(board.figures().size() - 1).slot(), Symbol.SWORD);
        return new Highlights(legal, targets, ways(board), path, Optional.of(new BoardTarget.OnSpace(path.get(path.size() - 1))),
                Highlights.Prices.AIMED);
    }

    /** The first exit, and every flip space. */
    private static Set<BoardTarget> ways(BoardPicture board) {
        return Stream.concat(board.exits().stream().limit(1).map(ExitPicture::aim), board.flips().stream().map(FlipPicture::aim))
                .collect(Collectors.toSet());
    }

    private static FigurePicture hero(HeroCard hero, int slot, BoardSpace spot) {
        return new FigurePicture(slot, hero.name(), FigureArt.hero(hero.id()), spot, Size.SMALL, FigurePicture.Side.HERO, 0, slot == 0,
                slot % 3, hero.life(), List.of());
    }

    private FigurePicture minion(MinionCard minion, int slot, BoardSpace spot) {
        List<String> conditions = catalog.marks().values().stream().filter(MarkKind::condition).map(MarkKind::id).skip(slot % 5)
                .limit(slot % 3).toList();
        return new FigurePicture(slot, minion.name(), FigureArt.minion(minion), spot,
                minion.size() == Size.SMALL ? Size.SMALL : Size.LARGE, minion.boss() ? FigurePicture.Side.BOSS : FigurePicture.Side.MINION,
                minion.limit() > 1 ? 1 : 0, false, minion.life() > 1 ? 1 : 0, minion.life(), conditions);
    }
}
