/** What scripts may say, as data, and what completes it: moments, words and members with their explanations. */
package mystics.kit.words;
