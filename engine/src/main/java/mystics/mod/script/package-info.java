/** Compiles and loads the scripts of a mod, apart from everything else. */
package mystics.mod.script;
