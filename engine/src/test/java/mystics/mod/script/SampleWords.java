package mystics.mod.script;

import groovy.lang.Closure;
import groovy.transform.stc.ClosureParams;
import groovy.transform.stc.FirstParam;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.script.run.Metered;

/** Words for the scripts of the specs, shaped as those of the game. */
public abstract class SampleWords extends Metered {
    private final Map<Class<?>, List<Closure<?>>> rules = new LinkedHashMap<>();
    private Garden garden = new Garden();
    /** Not a word: scripts must not come upon it. */
    protected final String secret = "secret";

    public void rules(Closure<?> body) {
        body.call();
    }

    public <M extends Garden.Moment> void after(Class<M> moment, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        rules.computeIfAbsent(moment, none -> new ArrayList<>()).add(body);
    }

    public void replace(Closure<?> body) {
        body.call();
    }

    public boolean may(String question) {
        return say(question);
    }

    public boolean say(String text) {
        garden.log.add(text);
        return true;
    }

    public void say(Map<String, Object> places, String text) {
        String line = text;
        for (Map.Entry<String, Object> place : places.entrySet()) {
            line = line.replace("{" + place.getKey() + "}", String.valueOf(place.getValue()));
        }
        say(line);
    }

    public void refuse(Map<String, Object> named, String why) {
        say("refused: " + why + " - " + named.getOrDefault("remedy", ""));
    }

    public void item(Map<String, Object> named, Closure<?> deed) {
        if (!Boolean.FALSE.equals(named.get("needs"))) deed.call();
    }

    public void item(Closure<?> deed) {
        item(Map.of(), deed);
    }

    public void option(String label, Closure<?> deed) {
        deed.call();
    }

    public <T extends Garden.Snail> T choose(String prompt, List<T> options) {
        return options.get(options.size() - 1);
    }

    public boolean isReady() {
        return true;
    }

    public void wound(Garden.Snail snail, int count) {
        snail.hurt(count);
        garden.log.add(snail.getName() + " -" + count);
    }

    public Garden.Snail getBearer() {
        return garden.snails.get(0);
    }

    public List<Garden.Snail> getSnails() {
        return garden.snails;
    }

    public <R> R either(String question, Map<String, Closure<R>> options) {
        return options.values().iterator().next().call();
    }

    /** What the engine does: run the file, then tell it of moments. */
    Garden begin(Garden garden) {
        this.garden = garden;
        run();
        return garden;
    }

    void happen(Garden.Moment moment) {
        rules.getOrDefault(moment.getClass(), List.of()).forEach(rule -> rule.call(moment));
    }

    List<Closure<?>> heard(Class<?> moment) {
        return rules.getOrDefault(moment, List.of());
    }
}
