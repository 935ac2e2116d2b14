package mystics.rules;

/**
 * Whether something may be done: {@code forbid} alone is asked, as often as somebody wants to know, so a rule changes
 * nothing on the table here.
 */
public interface Permission extends Refusable {
}
