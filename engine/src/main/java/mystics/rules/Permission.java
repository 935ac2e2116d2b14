package mystics.rules;

/**
 * A question whether something may be done. Rules speak only with the verb {@code forbid}. The question may be asked at any time and any
 * number of times, so these rules must not change the table.
 */
public interface Permission extends Refusable {
}
