// The number of the mark says which of the grapes lies there.
boolean liesOn(CardInPlay grape, Space space) {
    space.count('grape') == grape.number + 1
}

/** One grape to a space. */
void drop(CardInPlay grape, Space space) {
    if (space.has('grape')) {
        shuffleIn grape
    } else {
        lay space, 'grape', grape.number + 1
        moveCard grape, 'on-board'
    }
}

/** PARTY-6, RUL-106: squashed it hits everybody, whole it fells everybody small and lies there. Nothing large minds a grape. */
void burst(CardInPlay grape, Figure shooter, Space space) {
    List<Figure> small = space.figures.findAll { figure -> figure.small }
    say '{shooter} shoots the grape at {space}', shooter: shooter, space: space
    if (flip('The grape lands', 'Squashed', 'Whole')) {
        shuffleIn grape
        small.each { figure -> hit figure, shooter, 'Grape', 1 }
    } else {
        drop grape, space
        small.each { figure -> mark figure, 'knocked-down' }
    }
}

List<Space> baitSpaces(Figure mouse) {
    List<String> where = custom('grape:lies', ['adjacent', 'empty'])
    List<Space> near = where.contains('adjacent') ? mouse.space.neighbours : mouse.room.spaces
    near.findAll { space -> !space.has('grape') && (!where.contains('empty') || space.figures.empty) }
}

boolean isNextInStash(CardInPlay grape) {
    searchCards('stash').find { card -> card.id == 'grape' } == grape
}

rules {
    // PARTY-5, RUL-105: free, as bait in an empty space next to a mouse.
    offer(HeroTurn) { turn ->
        List<Space> open = isNextInStash(thisCard) ? baitSpaces(turn.hero) : []
        if (open) {
            option('bait', 'Lay a grape as bait') {
                Space space = choose('Where does the grape go?', open)
                say '{hero} rolls a grape to {space}', hero: turn.hero, space: space
                drop thisCard, space
            }
        }
    }

    // PARTY-6, RUL-106: a battle without a weapon for a mouse with the fork, at any minion of the room.
    offer(HeroTurn) { turn ->
        List<Figure> targets = turn.hero.room.minions
        if (isNextInStash(thisCard) && turn.hero.space.has('dinner-fork') && targets) {
            battle('shoot', 'Shoot the grape with the fork') {
                burst thisCard, turn.hero, choose('At whom?', targets).space
            }
        }
    }

    // PARTY-7, RUL-107: a rat that finds itself alone with a grape shoots it where most mice are, and does nothing else.
    instead(MinionTurn) { turn ->
        Figure rat = turn.minion
        List<Figure> mice = rat.room.heroes
        if (rat.isKin('rat') && liesOn(thisCard, rat.space) && rat.space.heroes.empty && mice) {
            replace {
                Space crowd = mice.first().space
                mice.each { mouse ->
                    if (mouse.space.heroes.size() > crowd.heroes.size()) crowd = mouse.space
                }
                lift rat.space, 'grape'
                burst thisCard, rat, crowd
            }
        }
    }

    // PARTY-3, RUL-108
    after(RoomLeft) { left ->
        left.room.spaces.findAll { space -> liesOn(thisCard, space) }.each { space ->
            lift space, 'grape'
            shuffleIn thisCard
        }
    }
}
