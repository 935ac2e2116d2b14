rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            event.hero.room.heroes.each { mouse -> warm mouse }
        }
    }
}

/** Wounds first, then what else ails it, then cheese: only what would do something. */
void warm(Figure mouse) {
    List<String> ills = ['poison', 'stunned', 'webbed', 'charmed', 'knocked-down'].findAll { mouse.has(it) }
    boolean blood = mouse.wounds > mouse.count('poison')
    List<Object> words = []
    if (blood) words << 'Heal 1 wound'
    ills.each { words << (it == 'poison' ? 'Lose 1 poison wound' : phrase('No longer {mark}', mark: it)) }
    words << 'Gain 1 cheese'
    int choice = pick(mouse, 'The brick is warm', words) - (blood ? 1 : 0)
    if (choice < 0) {
        heal mouse, 1
    } else if (choice == ills.size()) {
        gainCheese mouse, 1
    } else if (ills[choice] == 'poison') {
        heal mouse, 'poison', 1
    } else {
        unmark mouse, ills[choice]
    }
}
