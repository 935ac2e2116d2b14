/** What can be said against a mod before anybody plays it: everything the game would refuse, and what is allowed but surely not meant. */
package mystics.lint;
