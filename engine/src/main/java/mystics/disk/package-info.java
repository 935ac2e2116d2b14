/** The one place where the program writes files. This package imports only classes that come with Java. */
package mystics.disk;
