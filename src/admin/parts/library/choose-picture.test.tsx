// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createFile } from '../../../contract/content/media.fixture.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { ChoosePicture } from './choose-picture.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const files = Array.from({ length: COUNT }, (_, at) =>
  createFile({ id: at + 1, name: `Фото ${at + 1}.jpg`, url: `/assets/uploads/${at + 1}.jpg` }),
)
const figures = { total: COUNT, documents: 0, undescribed: 0, unused: 0, bytes: 0 }

let pictures = COUNT
let isLarge = true
let asked: object[] = []
let wholeAsked: unknown[] = []
let chosen: string[] = []

const api = createStaffApi(async ([noun], _endpoint, input) => {
  if (noun === 'media') {
    wholeAsked.push(input)
    return isLarge ? { ...figures, pictures } : [...files.slice(0, 3), createFile({ kind: 'document' })]
  }
  if (noun !== 'mediaParts') return []
  const query: { find?: string; after?: number } = Object(input)
  asked.push(query)
  const { find = '', after = 0 } = query
  const matching = pictures === 0 ? [] : files.filter(({ name }) => name.includes(find))
  const rest = matching.filter(({ id }) => id > after)
  const items = rest.slice(0, SIZE)
  return { items, total: matching.length, next: rest.length > SIZE ? items.at(-1)?.id : null }
})

beforeEach(() => {
  pictures = COUNT
  isLarge = true
  asked = []
  wholeAsked = []
  chosen = []
})

async function open() {
  await openResource(api, () => <ChoosePicture of="логотип" onChoose={(url) => chosen.push(url)} />, '')
  await press('Из библиотеки: логотип')
}
const choose = (name: string) => press(new RegExp(`^${name} `))

test('of a large library the dialog has a part, which the server searches', async () => {
  await open()
  await screen.findByText(`Показано 100 из ${COUNT}`)
  expect(wholeAsked).toEqual([{ upTo: LARGE_STAFF_LIST }])
  expect(asked).toEqual([{ show: 'pictures' }])
  await press('Показать ещё')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  await type('Поиск', 'Фото 4321')
  await screen.findByText('Фото 4321.jpg')
  expect(asked.at(-1)).toEqual({ show: 'pictures', find: 'Фото 4321' })
  await choose('Фото 4321.jpg')
  expect(chosen).toEqual(['/assets/uploads/4321.jpg'])
})

test('a search that finds nothing says so', async () => {
  await open()
  await screen.findByText(`Показано 100 из ${COUNT}`)
  await type('Поиск', 'ничего')
  await screen.findByText('Ничего не нашлось')
})

test('a large library of documents alone has no pictures', async () => {
  pictures = 0
  await open()
  await screen.findByText('Картинок пока нет')
})

test('a small library is there whole, and searched here', async () => {
  isLarge = false
  await open()
  await screen.findByText('Фото 1.jpg')
  expect(document.querySelectorAll('.tile')).toHaveLength(3)
  await type('Поиск', 'фото 2')
  await choose('Фото 2.jpg')
  expect(chosen).toEqual(['/assets/uploads/2.jpg'])
  expect(asked).toEqual([])
})
