// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { type FilterState, useFilters } from './use-filters.ts'

interface Rendered {
  filters?: FilterState
  catchUp?(): void
}

function Controls({ rendered }: { rendered: Rendered }) {
  const filters = useFilters([0, 1_000_000], [])
  useEffect(() => void Object.assign(rendered, { filters }))
  return null
}

/** A browser whose address is ahead of what is rendered, until `catchUp`. */
function Site({ rendered }: { rendered: Rendered }) {
  const [history] = useState(createBrowserHistory)
  const [location, show] = useState(history.location)
  useEffect(() => void Object.assign(rendered, { catchUp: () => show(history.location) }))
  return (
    <Router location={location} navigator={history}>
      <Controls rendered={rendered} />
    </Router>
  )
}

function openFilters() {
  const rendered: Rendered = {}
  render(<Site rendered={rendered} />)
  return {
    slideTo: (to: number) => act(async () => rendered.filters?.change({ price: [100_000, to] }, 'slide')),
    choose: (users: number) => act(async () => rendered.filters?.change({ users }, 'step')),
    catchUp: () => act(async () => rendered.catchUp?.()),
  }
}

test('All moves of the slider are one step for Back, even before the list is rendered', async () => {
  const { slideTo, choose, catchUp } = openFilters()
  await choose(10)
  await catchUp()
  const before = window.history.length
  await slideTo(800_000)
  await slideTo(700_000)
  await catchUp()
  await slideTo(600_000)
  expect(window.history.length).toBe(before + 1)
  await choose(5)
  await slideTo(500_000)
  expect(window.history.length).toBe(before + 3)
})
