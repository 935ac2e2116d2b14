/** Proofs of a chapter: what of it happens in games of bots, and what was not seen in any. */
package mystics.proof;
