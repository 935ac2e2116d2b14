/** Checks the compiled classes of scripts, and adds calls to them that pay for their work. */
package mystics.mod.script.weave;
