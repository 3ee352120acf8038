// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../tests/support/dom.ts'
import { TabLinks } from './tab-links.tsx'

test('tabs are addresses: the open one is marked, counts that are known stand beside, nothing scrolls', () => {
  render(
    <TabLinks
      label="Части блога"
      tabs={[
        { label: 'Статьи', href: '/admin/blog', isCurrent: false, count: 0 },
        { label: 'Категории', href: '/admin/blog?tab=categories', isCurrent: true, count: undefined },
        { label: 'Авторы', href: '/admin/blog?tab=authors', isCurrent: false },
      ]}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Статьи0', null],
    ['Категории', 'true'],
    ['Авторы', null],
  ])
  // A place is kept for a count that is yet to come, and for no other.
  expect(links.map((link) => link.children.length)).toEqual([1, 1, 0])
  for (const link of links) expect(link.hasAttribute('data-stay')).toBe(true)
})
