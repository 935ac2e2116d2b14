/** The texts that window and terminal share: menus of options, backgrounds of questions, cards, refusals and endings. */
package mystics.view;
