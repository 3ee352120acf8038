import { parseProjectAddress } from '@septic-shop/station-drawing/project/project-address.ts'
import { parseProjectKey } from '@septic-shop/station-drawing/project/project-shape.ts'
import { RENDERER_VERSION } from '@septic-shop/station-drawing/renderer-version.ts'
import { describe, expect, test } from 'vitest'
import { type Project, projectSchema } from '../src/contract/content/projects.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

async function list(): Promise<Project[]> {
  const response = await shop.get('/api/projects')
  expect(response.status).toBe(200)
  return projectSchema.array().parse(await response.json())
}

test("what staff wrote of a category stands on its projects' pages", async () => {
  const page = await (await shop.get('/projects/1')).text()
  expect(page).toMatch(/<dt>Раздел<\/dt><dd>Сложные участки<\/dd><dd>Высокая грунтовая вода/)
})

describe('The projects by API', () => {
  test('are 21, in the order of their ids, with what was asked, met and done', async () => {
    const projects = await list()
    expect(projects.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
    expect(projects[0]).toMatchObject({
      title: 'Топас 5 Лонг Пр на суглинке с весенней водой',
      location: 'Пушкино',
      dateText: 'Май 2023',
      completed: true,
      completedAt: '2023-05-19T00:00:00.000Z',
      category: { name: 'Сложные участки', slug: 'slozhnye-uchastki' },
      challenges: expect.arrayContaining(['Нет проезда для экскаватора, взрослый газон']),
    })
    expect(projects[16]).toMatchObject({ completed: false, completedAt: null, dateText: 'Работы идут' })
  })

  test('keep to themselves what visitors have no use for', async () => {
    const response = await shop.get('/api/projects/1')
    const project: Project = await response.json()
    const { description, ...category } = Object(project.category)
    expect({ ...project, category }).toEqual((await list())[0])
    expect(description).toContain('Высокая грунтовая вода')
    for (const hidden of ['categoryId', 'createdAt', 'updatedAt']) expect(project).not.toHaveProperty(hidden)
  })

  test('are changed by nobody from outside', async () => {
    expect((await shop.post('/api/projects', { title: 'Чужой' })).status).toBe(404)
    expect(await list()).toHaveLength(21)
  })

  test.each(['0', '-1', '22', 'abc', '1.5', '1e0', '01', '%20', '9999999999', '99999999999999999999', "1'"])(
    'the id %s names no project',
    async (id) => {
      const response = await shop.get(`/api/projects/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Проект не найден' })
    },
  )
})

describe('The seeded projects', () => {
  test('have drawings of the present version from the numbers of their plots', async () => {
    for (const { title, featuredImage, images, description } of await list()) {
      expect(images.length, title).toBeGreaterThan(0)
      for (const address of [featuredImage ?? '', ...images]) {
        expect(address).toContain(`/drawings/${RENDERER_VERSION}/`)
        expect((await shop.get(address)).status, address).toBe(200)
      }
      const shape = parseProjectKey(parseProjectAddress(featuredImage ?? '')?.key ?? '')
      const depth = shape?.run ? String(shape.station.inletDepth / 10) : ''
      expect(description, title).toContain(depth)
    }
  })

  test('are shown in messengers as a JPEG', async () => {
    const key = parseProjectAddress((await list())[0]?.featuredImage ?? '')?.key
    const response = await shop.get(`/drawings/v4/project-open-graph/${key}.jpeg`)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect((await shop.get(`/drawings/v4/project/${key}.jpeg`)).status).toBe(404)
    expect((await shop.get(`/drawings/v4/project/${key}-more.svg`)).status).toBe(404)
  })
})
