package mystics.editor.sound

import mystics.content.Sound
import spock.lang.Shared
import spock.lang.Specification

/** Samples are worked out, not recorded: these are the properties that an ear would notice. */
class PerformanceSpec extends Specification {
    @Shared List<Sound> sounds = BoxSounds.all()

    def "#sound.name is finite, never clips, and begins and ends in silence"() {
        when:
        def samples = Performance.of(sound)
        def highest = samples.collect { Math.abs(it as int) }.max()

        then:
        samples.length in 1_000..(61 * Samples.RATE)
        highest in 500..(0.81 * Short.MAX_VALUE as int)
        Math.abs(samples[0] as int) < 40
        Math.abs(samples[-1] as int) < 40

        and: 'no constant push, which would knock at both ends'
        Math.abs(samples.sum() / samples.length) < 0.02 * Short.MAX_VALUE

        where:
        sound << sounds
    }

    def "the same sound is the same bytes each time"() {
        given:
        def dice = sounds.find { it.of() == ['dice'] }

        expect:
        Performance.of(dice) == Performance.of(dice)
    }

    def "#voice sounds at #pitch: the strongest tone is the one that is written"() {
        given:
        def samples = Voice.valueOf(voice).note(Part.hertz(pitch), 0.5, 7)

        expect:
        Math.abs(1200 * Math.log(strongest(samples, Part.hertz(pitch)) / Part.hertz(pitch)) / Math.log(2)) < 12

        where:
        voice   | pitch
        'PLUCK' | 'd2'
        'PLUCK' | 'a3'
        'PLUCK' | 'f#5'
        'BELL'  | 'a5'
        'WOOD'  | 'c4'
    }

    def "a line is read: #line"() {
        given:
        def part = Part.of(line)

        expect:
        part.notes().collect { [it.at(), it.beats(), it.hertz()*.round()] } == notes
        part.share() == share

        where:
        line                     | share || notes
        'pluck a4'               | 1     || [[0, 1, [440]]]
        'bell@25 -:2 a5:3 a4+a3' | 0.25  || [[2, 3, [880]], [5, 1, [440, 220]]]
        'wood bb3 a#3'           | 1     || [[0, 1, [233]], [1, 1, [233]]]
    }

    /** The strongest frequency within a semitone of another, in steps of a fortieth. */
    private static double strongest(float[] samples, double near) {
        def tried = (-40..40).collect { step -> return near * Math.pow(2, step / 480) }
        tried.max { power(samples, it) }
    }

    private static double power(float[] samples, double hertz) {
        double re = 0, im = 0
        double turn = 2 * Math.PI * hertz / Samples.RATE
        int from = Samples.RATE.intdiv(50)
        int to = Math.min(samples.length, Samples.RATE.intdiv(2))
        for (int i = from; i < to; i++) {
            re += samples[i] * Math.cos(turn * i)
            im += samples[i] * Math.sin(turn * i)
        }
        re * re + im * im
    }
}
