rules {
    forbid(Peril) { peril ->
        if (peril.figure == bearer && peril.is('trap')) refuse 'too light on its paws'
    }
}
