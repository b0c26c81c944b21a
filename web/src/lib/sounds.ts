/** Short sounds, made here from noise and simple waves; no files. They are off until the player has touched the page. */

import { prefs } from "./prefs.svelte";

export type Sound =
  | "turn"
  | "dice"
  | "card"
  | "step"
  | "splash"
  | "sink"
  | "gain"
  | "loss"
  | "reveal"
  | "gull"
  | "sail"
  | "fold"
  | "bite"
  | "chain"
  | "won"
  | "over";

const LOUDNESS = 0.22;

type Make = (audio: AudioContext, out: AudioNode, at: number) => void;

/** A tone that glides from one pitch to another and fades. */
function tone(from: number, to: number, length: number, start = 0, volume = 0.5, type: OscillatorType = "sine"): Make {
  return (audio, out, at) => {
    const wave = audio.createOscillator();
    wave.type = type;
    wave.frequency.setValueAtTime(from, at + start);
    wave.frequency.exponentialRampToValueAtTime(to, at + start + length);
    wave.connect(faded(audio, out, at + start, length, volume));
    wave.start(at + start);
    wave.stop(at + start + length);
  };
}

/** Noise through a filter that glides from one pitch to another: water, paper, dice. */
function hiss(from: number, to: number, length: number, start = 0, volume = 0.5, sharpness = 1): Make {
  return (audio, out, at) => {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = sharpness;
    filter.frequency.setValueAtTime(from, at + start);
    filter.frequency.exponentialRampToValueAtTime(to, at + start + length);
    source.connect(filter).connect(faded(audio, out, at + start, length, volume));
    source.start(at + start, Math.random());
    source.stop(at + start + length);
  };
}

function faded(audio: AudioContext, out: AudioNode, at: number, length: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

let made: AudioBuffer | undefined;
function noise(audio: AudioContext): AudioBuffer {
  if (made) return made;
  made = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return made;
}

const SOUNDS: Record<Sound, readonly Make[]> = {
  turn: [tone(523, 523, 0.35, 0, 0.3), tone(784, 784, 0.4, 0.14, 0.3)],
  dice: [0, 0.09, 0.16, 0.26, 0.33].map((start) => hiss(2600, 1400, 0.05, start, 0.7, 3)),
  card: [hiss(5200, 2200, 0.13, 0, 0.35, 0.8)],
  step: [tone(300, 220, 0.09, 0, 0.3, "triangle")],
  splash: [hiss(900, 2400, 0.28, 0, 0.5), hiss(3200, 700, 0.4, 0.06, 0.3)],
  sink: [tone(420, 90, 0.7, 0, 0.5), hiss(700, 160, 0.8, 0.05, 0.5)],
  gain: [tone(660, 660, 0.14, 0, 0.3, "triangle"), tone(880, 880, 0.22, 0.1, 0.3, "triangle")],
  loss: [tone(330, 300, 0.2, 0, 0.35, "triangle"), tone(247, 210, 0.35, 0.15, 0.35, "triangle")],
  reveal: [hiss(3800, 1500, 0.16, 0, 0.4), tone(440, 587, 0.25, 0.08, 0.25)],
  gull: [tone(1500, 900, 0.18, 0, 0.25, "sawtooth"), tone(1400, 800, 0.22, 0.2, 0.22, "sawtooth")],
  sail: [hiss(500, 1500, 0.6, 0, 0.45, 0.6)],
  fold: [hiss(1800, 260, 0.9, 0, 0.55, 0.5), tone(110, 70, 0.6, 0.4, 0.4)],
  bite: [tone(180, 60, 0.25, 0, 0.6, "sawtooth"), hiss(1200, 300, 0.3, 0.05, 0.4)],
  chain: [tone(587, 880, 0.16, 0, 0.28, "triangle")],
  won: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, pitch, 0.4, i * 0.13, 0.3, "triangle")),
  over: [392, 330, 262].map((pitch, i) => tone(pitch, pitch, 0.4, i * 0.16, 0.3, "triangle")),
};

class Sounds {
  private audio: AudioContext | undefined;

  play(name: Sound): void {
    if (!prefs.stored.sound || typeof AudioContext === "undefined") return;
    if (!navigator.userActivation.hasBeenActive) return; // browsers play nothing before a first touch
    this.audio ??= new AudioContext();
    if (this.audio.state === "suspended") void this.audio.resume();
    const out = this.audio.createGain();
    out.gain.value = LOUDNESS;
    out.connect(this.audio.destination);
    for (const make of SOUNDS[name]) make(this.audio, out, this.audio.currentTime);
  }
}

export const sounds = new Sounds();
