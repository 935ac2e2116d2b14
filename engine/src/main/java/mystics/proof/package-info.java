/** Proofs of a chapter: the parts that happen in games played by bots, and those that happen in no such game. */
package mystics.proof;
