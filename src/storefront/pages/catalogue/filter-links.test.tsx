// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import type { Filters } from '../../../domain/catalogue/filters.ts'
import { FoundBar } from './found-bar.tsx'
import { ManufacturerBar } from './manufacturer-bar.tsx'

const filters: Filters = { users: 5, price: [50_000, 200_000], specs: {}, sort: 'price_asc' }
const manufacturers = ['topas', 'bio-s'].map(
  (slug, index): Manufacturer => ({
    id: index + 1,
    name: slug,
    slug,
    description: null,
    logoUrl: null,
    website: null,
    country: null,
    color: null,
    aliases: [],
    order: 0,
    warrantyText: null,
  }),
)
const links = () => screen.getAllByRole('link')
const addresses = () => links().map((link) => link.getAttribute('href'))

test.each([
  [undefined, ['page', null, null]],
  ['bio-s', [null, null, 'page']],
] as const)(
  'of the manufacturers %s is marked; all keep the filters but the price',
  async (active, marks) => {
    await openStorefrontScreen(() => (
      <ManufacturerBar manufacturers={manufacturers} active={active} filters={filters} />
    ))
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(marks)
    expect(addresses()).toEqual(
      ['/catalog', '/catalog/topas', '/catalog/bio-s'].map((path) => `${path}?users=5&sort=price_asc`),
    )
    for (const { dataset } of links()) expect({ ...dataset }).toEqual({ replace: 'true', stay: 'true' })
  },
)

test('each filter can be taken back alone; the keyboard then is at the number of what was found', async () => {
  await openStorefrontScreen(
    () => <FoundBar found={5} total={73} filters={filters} facets={[]} />,
    undefined,
    {
      address: '/catalog/topas',
    },
  )
  expect(addresses()).toEqual([
    '/catalog/topas?price=50000-200000&sort=price_asc',
    '/catalog/topas?users=5&sort=price_asc',
  ])
  expect(links().map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Убрать фильтр: До 5 чел.',
    'Убрать фильтр: 50 000 ₽ – 200 000 ₽',
  ])
  const [first] = links()
  if (first) fireEvent.click(first)
  expect(document.activeElement).toBe(screen.getByText('Найдено товаров: 5 из 73'))
})
