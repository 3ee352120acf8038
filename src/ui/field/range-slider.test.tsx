// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import { type Range, RangeSlider } from './range-slider.tsx'

const onChange = vi.fn<(range: Range) => void>()
const knob = (name: 'от' | 'до') => screen.getByLabelText<HTMLInputElement>(`Цена, ${name}`)
const drag = (name: 'от' | 'до', value: number) => fireEvent.input(knob(name), { target: { value } })
const release = (name: 'от' | 'до') => fireEvent(knob(name), new Event('change'))
const shown = () => [...document.querySelectorAll('.range__v span')].map(({ textContent }) => textContent)

const renderSlider = (value: Range) =>
  render(
    <RangeSlider
      label="Цена"
      min={0}
      max={100}
      step={5}
      value={value}
      format={(value) => `${value} ₽`}
      onChange={onChange}
      bars={[1, 0.5, 0.5, 1, 1]}
    />,
  )

beforeEach(() => {
  onChange.mockReset()
  renderSlider([20, 60])
})

test('the words follow a knob that is dragged; the list is asked for once it is let go', () => {
  expect(shown()).toEqual(['от 20 ₽', 'до 60 ₽'])
  drag('до', 80)
  expect(shown()).toEqual(['от 20 ₽', 'до 80 ₽'])
  expect(knob('до').getAttribute('aria-valuetext')).toBe('80 ₽')
  expect(onChange).not.toHaveBeenCalled()
  release('до')
  expect(onChange).toHaveBeenCalledExactlyOnceWith([20, 80])
})

test.each([
  ['от', 90, [60, 60]],
  ['до', 5, [20, 20]],
] as const)('«%s» stops at the other knob', (name, value, expected) => {
  drag(name, value)
  release(name)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
})

test('the bars within the range are marked, and the left knob stays in reach at the right end', () => {
  const inside = () =>
    [...document.querySelectorAll('.range__hist i')].map(({ className }) => className === 'in')
  expect(inside()).toEqual([false, true, true, false, false])
  expect(knob('от').className).toBe('')
  drag('от', 55)
  expect(inside()).toEqual([false, false, false, false, false])
  expect(knob('от').className).toBe('is-top')
})

test('a range beyond the ends is in the words, its knobs stay on the track and can be moved back', () => {
  cleanup()
  renderSlider([300, 999])
  expect(shown()).toEqual(['от 300 ₽', 'до 999 ₽'])
  expect(knob('до').getAttribute('aria-valuetext')).toBe('999 ₽')
  const track = document.querySelector<HTMLElement>('.range')?.style
  expect([track?.getPropertyValue('--a'), track?.getPropertyValue('--b')]).toEqual(['100%', '100%'])
  expect([knob('от').valueAsNumber, knob('до').valueAsNumber]).toEqual([100, 100])
  drag('от', 40)
  release('от')
  expect(onChange).toHaveBeenCalledExactlyOnceWith([40, 100])
})
