/** A game as a file, and replaying one: what was agreed, every answer, and how the table stood, all by stable names. */
package mystics.save;
