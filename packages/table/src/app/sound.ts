/** Sounds made in the page: short notes and brushes of noise, one for each moment. */
let audio: AudioContext | null = null;

function out(): { at: AudioContext; to: AudioNode } | null {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  } catch {
    return null;
  }
  return { at: audio, to: audio.destination };
}

interface Note {
  readonly hz: number;
  readonly to?: number;
  readonly after?: number;
  readonly long?: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
}

function notes(all: readonly Note[]): void {
  const o = out();
  if (o === null) return;
  for (const { hz, to = hz, after = 0, long = 0.16, loud = 0.1, wave = "triangle" } of all) {
    const start = o.at.currentTime + after;
    const tone = o.at.createOscillator();
    const level = o.at.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(hz, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long);
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loud, start + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0008, start + long);
    tone.connect(level).connect(o.to);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}

function brush(hz: number, long: number, loud: number): void {
  const o = out();
  if (o === null) return;
  const { sampleRate, currentTime } = o.at;
  const buffer = o.at.createBuffer(1, Math.ceil(sampleRate * long), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = o.at.createBufferSource();
  const band = o.at.createBiquadFilter();
  const level = o.at.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = hz;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(o.to);
  source.start(currentTime);
}

/** A whole tone. */
const step = 2 ** (2 / 12);

const moments = {
  draw: () => brush(2600, 0.14, 0.16),
  play: () => {
    brush(240, 0.12, 0.5);
    notes([
      { hz: 165, long: 0.2 },
      { hz: 247, after: 0.06, long: 0.26, loud: 0.07 },
    ]);
  },
  /** One for each, each a step higher. */
  coin: (many: number) =>
    notes(
      Array.from({ length: Math.min(many, 5) }, (_, i) => [
        { hz: 1180 * step ** i, after: i * 0.07, long: 0.09, loud: 0.05 },
        { hz: 1570 * step ** i, after: i * 0.07 + 0.04, long: 0.14, loud: 0.05 },
      ]).flat(),
    ),
  attack: () => notes([{ hz: 150, to: 420, long: 0.34, loud: 0.09, wave: "sawtooth" }]),
  block: () => {
    brush(420, 0.1, 0.38);
    notes([{ hz: 130, long: 0.16 }]);
  },
  counter: () =>
    notes([
      { hz: 523, long: 0.12 },
      { hz: 784, after: 0.09, long: 0.22 },
    ]),
  combo: () =>
    notes([
      { hz: 440, long: 0.12 },
      { hz: 660, after: 0.08, long: 0.2 },
      { hz: 880, after: 0.08, long: 0.2, loud: 0.05 },
    ]),
  damage: () => {
    brush(90, 0.3, 0.6);
    notes([{ hz: 98, to: 48, long: 0.4, loud: 0.12, wave: "sine" }]);
  },
  trigger: () =>
    notes([
      { hz: 988, long: 0.6, loud: 0.07, wave: "sine" },
      { hz: 1976, long: 0.5, loud: 0.03, wave: "sine" },
    ]),
  ko: () =>
    notes([
      { hz: 330, to: 262, long: 0.22 },
      { hz: 208, to: 110, after: 0.16, long: 0.36 },
    ]),
  awaken: () =>
    notes(
      [262, 330, 392, 523, 659].map((hz, i) => ({ hz, after: i * 0.07, long: 0.9 - i * 0.05, loud: 0.06 })),
    ),
  victory: () => notes([392, 494, 587, 784].map((hz, i) => ({ hz, after: i * 0.16, long: 0.7, loud: 0.08 }))),
  defeat: () => notes([392, 311, 262, 196].map((hz, i) => ({ hz, after: i * 0.2, long: 0.8, loud: 0.07 }))),
  turn: () =>
    notes([
      { hz: 392, long: 0.1, loud: 0.05 },
      { hz: 587, after: 0.08, long: 0.18, loud: 0.05 },
    ]),
} satisfies Record<string, (many: number) => void>;

export type Moment = keyof typeof moments;

export function sound(moment: Moment, on: boolean, many = 1): void {
  if (on) moments[moment](many);
}
