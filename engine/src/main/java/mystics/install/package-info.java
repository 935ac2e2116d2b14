/** Installs the program into a folder of its own, together with the files that make it start quickly. */
package mystics.install;
