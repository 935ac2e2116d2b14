/** The one place where the program writes files. Imports only Java. */
package mystics.disk;
