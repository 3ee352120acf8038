// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProject } from '../../../contract/content/project.fixture.ts'
import { page } from './page.tsx'

const project = (id: number, title: string) =>
  createProject({
    id,
    title,
    images: [1, 2, 3].map((number) => `/assets/uploads/work-${id}-${number}.jpg`),
  })
const projects = [project(1, 'Станция на суглинке'), project(2, 'Станция на песке')]

const shown = () => document.querySelector('.stage img')?.getAttribute('src')
const large = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open

test('a work that takes the place of another begins with its own first picture, and nothing open', async () => {
  const site = await openStorefrontScreen(
    page.Component,
    async ([noun, verb], _endpoint, input) => {
      if (noun !== 'projects') return noun === 'settings' ? { companyPhone: '+7 (495) 000-00-00' } : []
      return verb === 'byId' ? projects[JSON.stringify(input).includes('1') ? 0 : 1] : projects
    },
    { path: '/projects/:id', address: '/projects/2' },
  )
  await site.go('/projects/1')
  screen.getByRole('heading', { level: 1, name: 'Станция на суглинке' })
  fireEvent.click(screen.getByRole('button', { name: 'Фото 3' }))
  expect(shown()).toBe('/assets/uploads/work-1-3.jpg')
  screen.getByText('3 из 3')
  fireEvent.click(screen.getByRole('button', { name: 'Показать крупно' }))
  expect(large()).toBe(true)
  await site.go('/projects/2')
  expect(shown()).toBe('/assets/uploads/work-2-1.jpg')
  screen.getByText('1 из 3')
  expect(screen.getByRole('button', { name: 'Фото 1' }).getAttribute('aria-current')).toBe('true')
  expect(large()).toBe(false)
})
