// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { useFollowingSlug } from './use-following-slug.ts'

const typed = (value: string) => ({ target: { value } })
function open(isNew: boolean) {
  const setSlug = vi.fn<(slug: string) => void>()
  const { result } = renderHook(() => useFollowingSlug(isNew, setSlug))
  return { setSlug, form: result.current }
}

test('the address of something new follows its name, in Latin letters', () => {
  const { form, setSlug } = open(true)
  form.follow(typed('Топас 5'))
  form.follow(typed('Топас 5 Пр'))
  expect(setSlug.mock.calls).toEqual([['topas-5'], ['topas-5-pr']])
})

test('it stops when somebody writes it, and goes on once they have emptied it', () => {
  const { form, setSlug } = open(true)
  form.stopWhenTyped(typed('svoj'))
  form.follow(typed('Топас 5'))
  expect(setSlug).not.toHaveBeenCalled()
  form.stopWhenTyped(typed(''))
  form.follow(typed('Топас 5'))
  expect(setSlug).toHaveBeenCalledExactlyOnceWith('topas-5')
  form.stopFollowing()
  form.follow(typed('Топас 8'))
  expect(setSlug).toHaveBeenCalledOnce()
})

test('the address of something stored stays, whatever becomes of its name', () => {
  const { form, setSlug } = open(false)
  form.follow(typed('Топас 5 Про'))
  form.stopWhenTyped(typed(''))
  form.follow(typed('Топас 5 Про'))
  expect(setSlug).not.toHaveBeenCalled()
})
