rules {
    before(Surging) { surge ->
        surge.minions.keySet().toList().each { kind -> surge.minions[kind] = surge.minions[kind] - 1 }
    }
}
