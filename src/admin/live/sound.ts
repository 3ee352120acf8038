import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { plainText, storedValue } from '../../ui/stored-value.ts'

/** Time in which only one tab rings, ms. */
const RING_MS = 900
/** Two tones, Hz, and their length, s. */
const TONES = [880, 1174.7] as const
const TONE_LENGTH = 0.25
const VOLUME = 0.2

const state = storedValue('staff-sound', toState, 'localStorage', plainText)
const { notify, subscribe } = createListeners()
let audio: AudioContext | null = null

state.subscribe(notify)

function toState(stored: unknown): 'on' | 'off' {
  return stored === 'off' ? 'off' : 'on'
}

/** Lets the browser allow sound: it does so only while somebody presses something. */
function allow(): void {
  audio ??= new AudioContext()
  void audio.resume().then(
    () => notify(),
    () => undefined,
  )
}

/** Tries to allow sound at the first press in the page. Returns the function that ends it. */
export function allowAtPress(): () => void {
  const onPress = () => {
    if (state.get() === 'on') allow()
  }
  addEventListener('pointerdown', onPress, { once: true })
  addEventListener('keydown', onPress, { once: true })
  return () => {
    removeEventListener('pointerdown', onPress)
    removeEventListener('keydown', onPress)
  }
}

const isOn = () => state.get() === 'on' && audio?.state === 'running'

/** `waiting`: not muted, but the browser is silent until somebody presses something in the page. */
export type SoundState = 'on' | 'off' | 'waiting'

const read = (): SoundState => (state.get() === 'off' ? 'off' : isOn() ? 'on' : 'waiting')

/** Whether a new inquiry is heard. */
export function useSound(): SoundState {
  return useSyncExternalStore(subscribe, read)
}

/** Mutes, or rings once so that one knows the sound. */
export function setSound(on: boolean): void {
  state.set(on ? 'on' : 'off')
  if (on) {
    allow()
    play()
  }
  notify()
}

/** Rings for a new inquiry, in one of the browser's tabs. */
export function ring(): void {
  if (!isOn()) return
  if (!navigator.locks) {
    play()
    return
  }
  void navigator.locks.request('staff-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    play()
    await new Promise((resolve) => setTimeout(resolve, RING_MS))
  })
}

function play(): void {
  if (!audio) return
  for (const [index, frequency] of TONES.entries()) {
    const start = audio.currentTime + index * TONE_LENGTH
    const tone = new OscillatorNode(audio, { frequency })
    const loudness = new GainNode(audio, { gain: VOLUME })
    loudness.gain.setValueAtTime(VOLUME, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + TONE_LENGTH)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + TONE_LENGTH)
  }
}
