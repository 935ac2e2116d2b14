/** Rules of a mod: Groovy scripts, compiled statically, checked, woven and loaded apart from everything else. */
package mystics.mod.script;
