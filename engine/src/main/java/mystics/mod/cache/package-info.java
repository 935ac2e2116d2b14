/** The data prepared from mods, kept so that the next start need not check and compile them again. */
package mystics.mod.cache;
