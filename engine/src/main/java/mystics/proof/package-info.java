/** Proofs of a chapter: the parts that happen in games of bots, and those that happen in none. */
package mystics.proof;
