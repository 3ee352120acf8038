import { expect, test } from 'vitest'
import { toGallery } from './gallery-pictures.ts'

const key = 'topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch'
const section = `/drawings/v4/project/${key}.svg`
const title = 'Топас 5 в Пушкино'

test('the main picture comes first, then the gallery, each picture once', () => {
  const images = ['/assets/uploads/b.webp', '/assets/uploads/a.webp', '/assets/uploads/c.webp']
  const pictures = toGallery({ title, featuredImage: '/assets/uploads/a.webp', images })
  expect(pictures.map(({ src }) => src.at(-6))).toEqual(['a', 'b', 'c'])
  expect(pictures[1]).toMatchObject({ alt: 'Топас 5 в Пушкино, фото 2', title: 'Фото 2', kind: 'photo' })
})

test('a drawing says what it shows and has a sheet for phones', () => {
  expect(toGallery({ title, featuredImage: section, images: [] })).toMatchObject([
    {
      src: section,
      phoneSrc: `/drawings/v4/project-small/${key}.svg`,
      title: 'Разрез',
      alt: expect.stringContaining('суглинок'),
    },
  ])
})

test('photos come before drawings, also before a drawing that is the main picture', () => {
  const pictures = toGallery({ title, featuredImage: section, images: ['/a.jpg', '/b.jpg'] })
  expect(pictures.map(({ src }) => src)).toEqual(['/a.jpg', '/b.jpg', section])
  expect(pictures.map((picture) => picture.title)).toEqual(['Фото 1', 'Фото 2', 'Разрез'])
})

test('photos of staff without a main picture are enough', () => {
  expect(toGallery({ title, featuredImage: null, images: ['/a.jpg'] })).toMatchObject([{ src: '/a.jpg' }])
})

test('a project without pictures has none', () => {
  expect(toGallery({ title, featuredImage: null, images: [] })).toEqual([])
})

test('a drawing whose numbers nobody can read is a picture like any other', () => {
  const broken = '/drawings/v4/project/nothing.svg'
  expect(toGallery({ title, featuredImage: broken, images: [] })).toMatchObject([{ kind: 'photo' }])
})
