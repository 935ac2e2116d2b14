rules {
    change(Captured) { captured ->
        if (captured.hero == bearer) {
            captured.keeps.add(3, thisCard.name)
            captured.keep(thisCard)
        }
    }

    change(CheeseGained) { gained ->
        if (gained.hero == bearer) gained.amount.atMost(bearer.cheese < 6 ? 6 - bearer.cheese : 0, thisCard.name)
    }

    after(Equipped) { equipped ->
        if (equipped.card == thisCard && bearer.cheese > 6) loseCheese bearer, bearer.cheese - 6
    }

    after(Shared) { shared ->
        if (bearer.cheese > 6) loseCheese bearer, bearer.cheese - 6
    }
}
