rules {
    forbid(VictoryCheck) { check ->
        if (wheel > 0) refuse 'the guards are awake', remedy: 'Empty the minion wheel'
    }
}
