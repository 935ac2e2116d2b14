/** The one way in which the program writes files. Imports only Java. */
package mystics.disk;
