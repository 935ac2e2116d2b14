/** Checks the compiled classes of scripts, and weaves into them the calls that pay for what they do. */
package mystics.mod.script.weave;
