// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** Numbers of rows drawn, one after the other. */
let drawn: number[]
beforeEach(() => {
  drawn = []
})

function Rows({ count }: { count: number }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { visible } = useVisibleRows(count, body)
  drawn.push(visible.length)
  return (
    <table>
      <tbody ref={body}>
        {visible.map((index) => (
          <tr key={index} data-index={index} />
        ))}
      </tbody>
    </table>
  )
}

test('up to 300 rows all are drawn', () => {
  render(<Rows count={300} />)
  expect(drawn).toEqual([300])
})

test('of a table that begins with more, 20 are drawn to be measured, then those in sight', () => {
  render(<Rows count={1000} />)
  expect(drawn[0]).toBe(20)
  expect(drawn.at(-1)).toBeLessThan(100)
})

test('a table that grows past 300 rows keeps those that it has while they are measured', () => {
  const { rerender } = render(<Rows count={250} />)
  drawn = []
  rerender(<Rows count={350} />)
  expect(drawn[0]).toBe(250)
  expect(drawn.at(-1)).toBeLessThan(100)
})
