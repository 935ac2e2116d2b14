/** Checks a mod before anybody plays it: errors that the game would refuse, and doubtful content that the game would accept. */
package mystics.lint;
