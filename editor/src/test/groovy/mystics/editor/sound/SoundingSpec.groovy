package mystics.editor.sound

import mystics.content.Catalog
import mystics.content.Sound
import mystics.editor.settings.Audio
import mystics.editor.settings.Tunes
import spock.lang.Specification

/** Sounds never hold anything up, and nothing fails where there is no loudspeaker. */
class SoundingSpec extends Specification {
    long now = 0
    Audio audio = new Audio(100, Audio.Switch.ON, Tunes.SELDOM)
    List<byte[]> heard = []
    int rests = 0
    int opened = 0
    def loudspeaker = new Loudspeaker() {
        void play(byte[] bytes) { heard << bytes }

        void rest() { rests++ }
    }
    /** Tasks of the two threads, done when the spec says so. */
    List<Runnable> tasks = []

    private Sounding sounding(Loudspeaker device) {
        def sounding = new Sounding({ audio }, { opened++; Optional.ofNullable(device) }, { now }, { tasks << it }, { tasks << it })
        sounding.learn(Catalog.of([sound('knock', ['blow', 'SURGE-1']), sound('song', ['home'])]))
        sounding
    }

    private static Sound sound(String id, List<String> of) {
        new Sound(id, id, of, 50, 50, ['wood c4 e4'])
    }

    private void work() {
        while (tasks) {
            tasks.remove(0).run()
        }
    }

    def "nothing is opened or made before there is something to be heard"() {
        given:
        def sounding = sounding(loudspeaker)

        when:
        sounding.play([new Cue('page', 0), new Cue('NOBODY-1', 0)])

        then:
        tasks.empty
        opened == 0
        sounding.device() == Sounding.Device.UNTRIED
    }

    def "a happening is heard, after as long as it says"() {
        given:
        def sounding = sounding(loudspeaker)

        when:
        sounding.play([new Cue('SURGE-1', 200)])
        work()
        int first = heard.findIndexOf { chunk -> chunk.any { it != 0 } }

        then: 'a chunk is a fiftieth of a second'
        first == 10
        rests == 1
        sounding.device() == Sounding.Device.FOUND
    }

    def "the same sound twice at once is heard once"() {
        given:
        def sounding = sounding(loudspeaker)

        when:
        sounding.play([new Cue('blow', 0), new Cue('blow', 20), new Cue('blow', 200)])

        then:
        tasks.size() == 2
    }

    def "muted, or at volume nought, nothing is made"() {
        given:
        def sounding = sounding(loudspeaker)
        audio = silent

        when:
        sounding.play([new Cue('blow', 0)])

        then:
        tasks.empty

        where:
        silent << [new Audio(100, Audio.Switch.OFF, Tunes.SELDOM), new Audio(0, Audio.Switch.ON, Tunes.SELDOM)]
    }

    def "muting ends what sounds, and waits for nothing"() {
        given:
        def sounding = sounding(loudspeaker)
        sounding.play([new Cue('blow', 0)])

        when:
        audio = audio.turned()
        work()

        then:
        heard.empty
    }

    def "a machine without a loudspeaker is silent; it is asked once, and nothing fails"() {
        given:
        def sounding = sounding(null)

        when:
        2.times {
            sounding.play([new Cue('blow', 0)])
            now += 1_000
            work()
        }

        then:
        opened == 1
        sounding.device() == Sounding.Device.NONE
    }

    def "a tune comes seldom, and never if nobody wants one"() {
        given:
        def sounding = sounding(loudspeaker)

        when:
        sounding.tune('home')
        now = 100_000
        sounding.tune('home')

        then:
        tasks.size() == 1

        when:
        now = 200_000
        sounding.tune('home')

        then:
        tasks.size() == 2

        when:
        now = 900_000
        audio = audio.with(Tunes.NEVER)
        sounding.tune('home')

        then:
        tasks.size() == 2
    }

    def "ten loud sounds at once are pressed together and never turn over"() {
        given:
        def mixer = new Mixer()
        12.times { mixer.add([32_000, -32_000, 32_000] as short[], 0) }

        when:
        def bytes = mixer.next(4, 1)
        def values = (0..3).collect { ((bytes[2 * it] & 0xff) | (bytes[2 * it + 1] << 8)) as int }

        then:
        values[0] > 32_000
        values[1] < -32_000
        values[3] == 0
        mixer.silent
    }

    def "turning the sound off and on keeps the volume; at volume nought it comes back quiet"() {
        expect:
        new Audio(70, Audio.Switch.ON, Tunes.SELDOM).turned().gain() == 0
        new Audio(70, Audio.Switch.ON, Tunes.SELDOM).turned().turned().volume() == 70
        new Audio(0, Audio.Switch.ON, Tunes.SELDOM).turned().gain() > 0
    }
}
