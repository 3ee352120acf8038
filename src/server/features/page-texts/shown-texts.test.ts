import { expect, test, vi } from 'vitest'
import about from '../../../../content/pages/about.json' with { type: 'json' }
import home from '../../../../content/pages/home.json' with { type: 'json' }
import { type PageTexts, pageTextsSchema } from '../../../contract/pages/pages.ts'
import { originalTexts } from './original-texts.ts'
import { toShown } from './shown-texts.service.ts'

const render = vi.fn(async (text: string) => `<p>${text}</p>`)
const homeWith = (lead: string): PageTexts =>
  pageTextsSchema.parse({
    key: 'home',
    blocks: { ...home, why: { ...home.why, reasons: [] }, about: { ...home.about, lead } },
  })

test.each(['Просто слова: 5 * 3, ~30 см, {region}.', 'Строка\nи вторая.', ''])(
  'words alone are shown as they are: %j',
  async (lead) => {
    render.mockClear()
    const texts = homeWith(lead)
    expect(await toShown(texts, render)).toBe(texts)
    expect(render).not.toHaveBeenCalled()
  },
)

test.each(['Ставим **сами**.', 'Читайте [договор](/terms).', 'Раз.\n\nДва.', '- замер'])(
  'what is more than words comes with its HTML: %j',
  async (lead) => {
    const texts = homeWith(lead)
    expect(await toShown(texts, render)).toEqual({ ...texts, html: { 'about.lead': `<p>${lead}</p>` } })
  },
)

test('inserts in an address are left to be filled in', async () => {
  const shown = await toShown(homeWith('[а](/{region})'), async () => '<a href="/%7Bregion%7D?a=%7B1">а</a>')
  expect(shown).toMatchObject({ html: { 'about.lead': '<a href="/{region}?a=%7B1">а</a>' } })
})

test('other pages have the renderer, and no HTML', async () => {
  render.mockClear()
  const texts = originalTexts('about')
  expect(await toShown(texts, render)).toEqual({ key: 'about', blocks: about })
  expect(render).not.toHaveBeenCalled()
})
