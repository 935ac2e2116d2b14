/** The one place where the program writes files. This package imports only classes of Java. */
package mystics.disk;
