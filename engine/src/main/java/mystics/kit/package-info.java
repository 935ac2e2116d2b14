/** Tools for modders: create a mod, pack it, and supply text editors with schemas. */
package mystics.kit;
