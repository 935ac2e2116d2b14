package mystics.play;

import mystics.rules.Line;

/**
 * A line that tells what happened at the table and not in the game, such as an answer taken back.
 *
 * @param at how many lines the game's log held then
 */
public record Note(int at, Line line) {
}
