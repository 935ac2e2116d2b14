// RUL-73: what the target rolls in its defence is caught by the archer.
rules {
    instead(CheeseOnWheel) { cheese ->
        if (cheese.from == 'defence' && cheese.isWith(thisCard)) {
            replace { gainCheese bearer, cheese.amount.dice }
        }
    }
}
