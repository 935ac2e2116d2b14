// Whoever stands with the target is scorched with it, friends and all.
rules {
    after(Hit) { struck ->
        if (struck.isBy(bearer) && struck.strike.isWith(thisCard) && struck.strike.dice.star &&
                struck.defender == struck.strike.targets[0]) {
            List<Figure> around = struck.space.figures.findAll { it != struck.defender }
            around.each { other ->
                if (other.active) hit other, struck.strike, 1
            }
        }
    }
}
