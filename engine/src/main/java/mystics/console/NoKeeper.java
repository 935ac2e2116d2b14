package mystics.console;
import java.util.List;
import mystics.console.sitting.Keeper;
import mystics.play.Game;
final class NoKeeper implements Keeper {
    public void autosave(Game game) { }
    public String save(Game game, String name) { throw new IllegalStateException("no saves yet"); }
    public Game load(String name) { throw new IllegalStateException("no saves yet"); }
    public List<String> list() { return List.of(); }
    public String farewell() { return "Good bye."; }
}
