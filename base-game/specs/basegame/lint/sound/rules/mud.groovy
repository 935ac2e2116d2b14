rules {
    after(Defeated) { fall -> heroes.each { mark it, 'muddy' } }
}
