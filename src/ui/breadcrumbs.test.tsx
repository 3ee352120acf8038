// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../tests/support/dom.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('only the last one is the present page, also when one before it is no link', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Главная', href: '/' }, { label: 'Статьи' }, { label: 'Редактирование' }]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Главная' }).getAttribute('href')).toBe('/')
  expect(screen.getByText('Статьи').hasAttribute('aria-current')).toBe(false)
  expect(screen.getByText('Редактирование').getAttribute('aria-current')).toBe('page')
})
