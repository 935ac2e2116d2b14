/** Checks the compiled classes of scripts, and adds to them the calls that pay for their work. */
package mystics.mod.script.weave;
