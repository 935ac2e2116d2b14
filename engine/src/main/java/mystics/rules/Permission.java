package mystics.rules;

/**
 * Whether something may be done. Only {@code forbid} is asked. A permission may be asked at any time and any number of times, so its rules
 * must not change the table.
 */
public interface Permission extends Refusable {
}
