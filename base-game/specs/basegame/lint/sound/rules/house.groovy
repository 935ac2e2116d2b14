rules {
    after(RoundEnds) { round -> say 'Another round.' }
}
