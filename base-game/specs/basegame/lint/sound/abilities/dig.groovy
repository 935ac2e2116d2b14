rules {
    ability { say 'Earth flies.' }
}
