import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  holdToasts,
  pauseToast,
  resumeToast,
  showToast,
  subscribeToToast,
} from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

const title = () => currentToast()?.title ?? null

describe('A toast', () => {
  test('stands for five seconds', () => {
    showToast({ title: 'Добавлено' })
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Добавлено')
    vi.advanceTimersByTime(1)
    expect(title()).toBeNull()
  })

  test('waits while somebody reads it, and then stands for what was left', () => {
    showToast({ title: 'Добавлено' })
    vi.advanceTimersByTime(3000)
    pauseToast('pointer')
    vi.advanceTimersByTime(60_000)
    pauseToast('pointer')
    vi.advanceTimersByTime(60_000)
    expect(title()).toBe('Добавлено')
    resumeToast('pointer')
    vi.advanceTimersByTime(1999)
    expect(title()).toBe('Добавлено')
    vi.advanceTimersByTime(1)
    expect(title()).toBeNull()
  })

  test('is replaced by the next, which has five seconds of its own, and an id of its own', () => {
    showToast({ title: 'Добавлено' })
    const first = currentToast()?.id
    vi.advanceTimersByTime(4000)
    showToast({ title: 'Удалено' })
    expect(currentToast()?.id).not.toBe(first)
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Удалено')
    vi.advanceTimersByTime(1)
    expect(title()).toBeNull()
  })

  test('that was taken away does not come back when nobody reads it any more', () => {
    showToast({ title: 'Добавлено' })
    pauseToast('pointer')
    dismissToast()
    resumeToast('pointer')
    expect(title()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('shown before the code that shows it is known to be wanting is asked for, and does not pass', async () => {
    showToast({ title: 'Добавлено' })
    const { isAsked, release } = holdToasts()
    await isAsked
    resumeToast('pointer')
    vi.advanceTimersByTime(60_000)
    expect(title()).toBe('Добавлено')
    release()
    vi.advanceTimersByTime(5000)
    expect(title()).toBeNull()
  })

  test('is announced when it comes and when it goes', () => {
    const listener = vi.fn(title)
    const unsubscribe = subscribeToToast(listener)
    showToast({ title: 'Добавлено' })
    vi.advanceTimersByTime(5000)
    expect(listener.mock.results.map(({ value }) => value)).toEqual(['Добавлено', null])
    unsubscribe()
    showToast({ title: 'Удалено' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
