let context: AudioContext | null = null

/** Two soft notes, made here so that no file has to come. Silent until the page was touched: browsers want it so. */
export function chime(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime
    for (const [at, pitch] of [
      [0, 660],
      [0.18, 880],
    ] as const)
      note(context, start + at, pitch)
  } catch {
    // A browser without sound shows the badge all the same.
  }
}

const loudest = 0.05

function note(audio: AudioContext, at: number, pitch: number) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudest, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.4)
}
