package mystics.command

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.home.FirstGame
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.Specification
import spock.lang.TempDir


/**
 * What cannot be meant is answered with one clear message that says what to do, and with 2 where the words are wrong, 1
 * where something is not there.
 */
class CommandLineSpec extends Specification {
    @TempDir Path folder
    def told = new StringWriter()

    def setup() {
        Files.writeString(folder.resolve('note'), 'hello')
        Files.createDirectories(folder.resolve('attic'))
    }

    def "#line: #says"() {
        expect:
        run(line) == code
        told.toString().contains(says)
        !told.toString().contains('Something went wrong')

        where:
        line                                         || code | says
        'play --players 0'                           || 2    | '--players must be from 1 to 4, not 0.'
        'play --players -3 --seed 1'                 || 2    | '--players must be from 1 to 4, not -3.'
        'play --players 99999999999'                 || 2    | "'99999999999' is no whole number, or one too large."
        'play --players 4 --bots filch --terminal'   || 2    | '4 people are to play, and 3 heroes are left for them.'
        'play --seed soon'                           || 2    | "'soon' is no whole number"
        'play --party nobody'                        || 2    | "There is no hero 'nobody'."
        'play --party collin,collin,filch,tilda'     || 2    | 'Collin is named twice.'
        'play --seats tilda='                        || 2    | 'Give the player of tilda, such as --seats tilda=Ann.'
        'play --seats nobody=Ann'                    || 2    | "'nobody' is not in the party"
        'play --abilities nobody=inspire'            || 2    | "'nobody' is not in the party"
        'play --variant nope'                        || 2    | 'Known variants: '
        'play nowhere'                               || 2    | "There is no chapter 'nowhere'. Known chapters: the-small-door, flight"
        'play --continue --party collin'             || 2    | '--continue and --party do not go together'
        'play --load mine --seed 3'                  || 2    | '--load and --seed do not go together'
        'play --continue nowhere'                    || 2    | '--continue and nowhere do not go together'
        'play --continue --load mine'                || 2    | '--continue and --load do not go together'
        'play --campaign ours --party collin'        || 2    | '--campaign and --party do not go together'
        'play --despite-mods'                        || 2    | '--despite-mods goes with --continue, --load or --campaign.'
        'play --load mine'                           || 1    | "There is no saved game 'mine'."
        'play --load NOTE'                           || 1    | 'it is not a saved game of Mystics.'
        'play --continue'                            || 1    | 'There is no game to go on with yet.'
        'play --answers nothing'                     || 1    | "There is no file of answers 'nothing'."
        'play --answers ATTIC'                       || 1    | 'is a folder. Give a file of answers.'
        'play --language deutsch --terminal'         || 2    | 'Give a language as two letters'
        'plya'                                       || 2    | "There is no command 'plya'. Did you mean 'play'?"
        'rubbish'                                    || 2    | "There is no command 'rubbish'."
        'play --palyers 3'                           || 2    | "There is no option '--palyers'. Did you mean '--players'?"
        'play flight-to-barksburg now'               || 2    | "'now' is not expected here."
        'simulate --games 5'                         || 2    | 'The command needs <chapter>.'
        'play --mods'                                || 2    | "Missing required parameter for option '--mods'"
        'campaign ours'                              || 1    | "There is no campaign 'ours'. Begin one with: mystics play --campaign NAME"
        'simulate flight-to-barksburg --games 0'     || 2    | '--games must be from 1'
        'simulate flight-to-barksburg --variant x'   || 2    | 'Known variants: '
        'balance vursts-redemption --bring kings'    || 2    | "No party keeps 'kings'. Did you mean 'king'?"
        'balance vursts-redemption --bring who:king' || 2    | "There is no hero 'who'. "
        'balance vursts-redemption --bring king='    || 2    | "is written as achievement, achievement=3 or hero:card, not 'king='."
        'soak --games 2 --seed 9223372036854775807'  || 2    | 'leaves no seeds for 2 games.'
        'soak --extras -1 --games 1'                 || 2    | '--extras must be at least 0, not -1.'
        'odds mine --attack 3'                       || 2    | 'A saved game already determines the dice'
        'odds --attack 3 --defence -1'               || 2    | 'Dice must be from 0 to 20.'
        'explain dagger'                             || 2    | 'such as cards/dagger'
        'lint ATTIC --games -1'                      || 2    | '--games must be from 0'
        'schemas NOTE'                               || 1    | 'is not a folder. Name the folder of a mod'
        'new-mod NOTE'                               || 1    | 'is a file, and a folder is to be there. Choose another place.'
        'new-mod NOTE/mod'                           || 1    | 'Choose another place.'
        'mods enable nothing'                        || 1    | 'Put a folder or zip file of a mod there.'
    }

    def "nothing is no file and no folder"() {
        expect:
        run(*words) == 2
        told.toString().contains('a file or folder is to be named, and nothing is.')

        where:
        words << [['replay', ''], ['schemas', ''], ['new-mod', ''], ['play', '--mods', ''], ['--home', '', 'mods']]
    }

    def "a game that could not be kept ends with 1"() {
        given:
        Files.writeString(Files.createDirectories(folder.resolve('home')).resolve('saves'), 'no folder')

        expect:
        run("play flight-to-barksburg --seed 1 --terminal --answers NOTE") == 1
        run("--home ATTIC play flight-to-barksburg --seed 1 --terminal --answers NOTE") == 0
    }

    def "a home that is a file is none"() {
        expect:
        Mystics.commandLine().setErr(new PrintWriter(told, true)).execute('mods', '--home', folder.resolve('note').toString()) == 2
        told.toString().contains('is a file. Give a folder with --home; it need not exist yet.')
    }

    def "that mods have changed since a game was saved is told where it is gone on with"() {
        given:
        def home = new HomeFolder(folder.resolve('home'))
        def table = new GameTable(BaseGame.library())
        def party = SuggestedParty.of(table.catalog(), table.catalog().firstToPlay()).collect { new Setup.Member(it, '') }
        table.shelf(home).begins(table.begin(new GameAgreement(new Setup('flight-to-barksburg', party, [] as Set), Company.people(7))))
        def save = home.saves().resolve('autosave.mystics')
        Files.writeString(save, Files.readString(save).replaceFirst('"hash":"[0-9a-f]+"', '"hash":"f00"'))
        def shelf = table.shelf(home)

        when:
        new FirstGame.Saved(Shelf.AUTOSAVE, { keeping, name -> keeping.load(name) }).at(table, shelf)

        then:
        shelf.remarks()[0].toString().startsWith('Mods have changed since this game was saved, and it comes out the same with them: ' +
                'base-game is altered')
    }

    def "what the rule book does not speak of is not found"() {
        expect:
        run('rules xyzzyx') == 1
        run('rules MOVE-7') == 0
    }

    private int run(String line) {
        run(line.split(' ').collect { it.replace('NOTE', folder.resolve('note').toString())
                .replace('ATTIC', folder.resolve('attic').toString()) } as String[])
    }

    private int run(String... words) {
        def home = words.contains('--home') ? [] : ['--home', folder.resolve('home').toString()]
        Mystics.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(told, true))
                .execute((home + (words as List)) as String[])
    }
}
