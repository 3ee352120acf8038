// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { LocationBar } from './location-bar.tsx'

test('each district is an address, the chosen one is marked, and the page stays where it is', () => {
  render(<LocationBar locations={['Клин', 'Сергиев Посад']} active="Клин" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/projects', null],
    [`/projects?${new URLSearchParams({ location: 'Клин' })}`, 'true'],
    [`/projects?${new URLSearchParams({ location: 'Сергиев Посад' })}`, null],
  ])
  for (const link of links) expect(link.hasAttribute('data-stay'), link.textContent ?? '').toBe(true)
})
