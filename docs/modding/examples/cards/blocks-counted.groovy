rules {
    change(BlocksCounted) { defence ->
        if (defence.defender == bearer && defence.strike.damage != 'sharp') defence.add 1
    }
}
