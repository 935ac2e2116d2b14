/** The words of scripts as data, and their completion: moments, words and members with their explanations. */
package mystics.kit.words;
