rules {
    after(RoundEnds) {
        thisRoom.drawn('hammer').each { space ->
            List<Figure> below = space.figures
            if (below) say 'The clock strikes {space}', space: space
            below.each { figure -> wound figure, 1 }
        }
    }
}
