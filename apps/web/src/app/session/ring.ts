/** Two short notes, as long and loud as nobody is startled by. */
const NOTES = [
  { hz: 660, atS: 0 },
  { hz: 880, atS: 0.12 },
] as const;
const NOTE_S = 0.16;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** A sound for a message. Browsers stay silent until whoever sits there has pressed something on the page. */
export function ring(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { hz, atS } of NOTES) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hz;
    volume.gain.setValueAtTime(LOUDNESS, currentTime + atS);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + atS + NOTE_S);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + atS);
    tone.stop(currentTime + atS + NOTE_S);
  }
}
