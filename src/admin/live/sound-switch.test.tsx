// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'

/** A browser's way to make sound: silent, and allowed at once. */
class Sounding {
  readonly state = 'running'
  readonly currentTime = 0
  readonly destination = null
  readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  async resume() {}
  connect = () => this
  start() {}
  stop() {}
}
beforeEach(() => {
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode']) vi.stubGlobal(name, Sounding)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The page anew: what it keeps is in the browser's storage. */
async function reload() {
  cleanup()
  vi.resetModules()
  const { SoundSwitch } = await import('./sound-switch.tsx')
  render(<SoundSwitch />)
}
const speaker = () => screen.getByRole('button', { name: 'Звук новых запросов' })
const shown = () => [speaker().getAttribute('aria-pressed'), speaker().title.replace(/;.*/, '')]

test('The loudspeaker shows what was chosen, after a reload too and before anything is pressed', async () => {
  const on = ['true', 'Звук новых запросов включён']
  const off = ['false', 'Звук новых запросов выключен']
  await reload()
  expect(shown()).toEqual(on)
  for (const chosen of [off, on]) {
    await act(async () => speaker().click())
    expect(shown()).toEqual(chosen)
    await reload()
    expect(shown()).toEqual(chosen)
  }
})
