/** Puts the program into a folder of its own, with what makes it start quickly there. */
package mystics.install;
