/** Short sounds made on the spot; nothing is loaded. Silent unless the person has turned sound on. */
let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context) return;
  const voice = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + at;
  voice.type = shape;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

function ready(): boolean {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return true;
}

/** It is your turn: two notes upwards. */
export function chime(): void {
  if (!ready()) return;
  tone(523, 0, 0.35, 0.12, "sine");
  tone(784, 0.13, 0.5, 0.12, "sine");
}

/** Somebody has put something on the table: a knock on wood. */
export function knock(): void {
  if (!ready()) return;
  tone(190, 0, 0.09, 0.16, "triangle");
}
