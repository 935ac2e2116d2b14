rules {
    forbid(VictoryCheck) { check ->
        if (heroes.size() < party.size()) {
            refuse 'somebody is still captured', remedy: 'Clear the board, and wait for the rescue', rule: 'CH1-1'
        }
    }
}
