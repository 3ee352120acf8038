import { expect, test } from 'vitest'
import { toBreadcrumbs } from './breadcrumbs.ts'

test('the way names its steps in the words of the specification', () => {
  expect(toBreadcrumbs('/admin/orders')).toEqual([
    { label: 'Админ панель', href: '/admin' },
    { label: 'Запросы' },
  ])
})

test('a number is an id, and its section leads back', () => {
  expect(toBreadcrumbs('/admin/orders/12')).toEqual([
    { label: 'Админ панель', href: '/admin' },
    { label: 'Запросы', href: '/admin/orders' },
    { label: '#12' },
  ])
})

test('a step without a screen of its own is a word on the way', () => {
  expect(toBreadcrumbs('/admin/blog/posts/5/edit')).toEqual([
    { label: 'Админ панель', href: '/admin' },
    { label: 'Блог', href: '/admin/blog' },
    { label: 'Статьи' },
    { label: '#5' },
    { label: 'Редактирование' },
  ])
})

test('the start page is the way itself', () => {
  expect(toBreadcrumbs('/admin/')).toEqual([{ label: 'Админ панель' }])
})

test('questions have a longer word here than in the navigation', () => {
  expect(toBreadcrumbs('/admin/faq')).toEqual([
    { label: 'Админ панель', href: '/admin' },
    { label: 'Управление FAQ' },
  ])
})

test('a tab of another screen stands under it, where everybody may see that', () => {
  expect(toBreadcrumbs('/admin/schedule')).toEqual([
    { label: 'Админ панель', href: '/admin' },
    { label: 'Журнал', href: '/admin/journal' },
    { label: 'Запланировано' },
  ])
  expect(toBreadcrumbs('/admin/deliveries').map(({ label }) => label)).toEqual(['Админ панель', 'Доставка'])
})

test('a closed part is named as its screen is, not as a page that is missing', () => {
  expect(toBreadcrumbs('/admin/closed').at(-1)).toEqual({ label: 'Раздел закрыт' })
})
