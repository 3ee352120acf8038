import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import chrome from '../../../../content/pages/chrome.json'
import privacy from '../../../../content/pages/privacy.json'
import terms from '../../../../content/pages/terms.json'
import { listFiles, root } from '../../../../tests/support/files.ts'
import { fillFirmWords } from '../../../domain/site/firm-words.ts'
import { toClauses, toNumbered, toPieces } from './legal-text.ts'
import { siteFacts, toClauseFlags } from './site-facts.ts'

const company = {
  companyName: 'ООО «Пример»',
  companyInn: '1234567894',
  companyOgrn: '',
  companyAddress: 'Реутов',
  companyPhone: '+7 (495) 000-00-00',
}
const facts = siteFacts(company, 'https://shop.example')
const counted = { yandexMetrikaId: '1', googleAnalyticsId: 'G-1', botLink: 'https://t.me/bot' }
const silent = { yandexMetrikaId: '', googleAnalyticsId: '', botLink: '' }

test('a text is taken apart at its facts', () => {
  expect(toPieces('Звоните: {phone}, см. {terms|оферту}.')).toEqual([
    'Звоните: ',
    { fact: 'phone', text: null },
    ', см. ',
    { fact: 'terms', text: 'оферту' },
    '.',
  ])
  expect(toPieces('Без фактов')).toEqual(['Без фактов'])
})

test('a paragraph is a clause, with what stands below it', () => {
  expect(
    toClauses('Первый.\n- точка\n- вторая\n\n\n{bot?} Третий:\n- **Имя** (`key`): зачем\n- **Ещё**: так'),
  ).toEqual([
    { text: 'Первый.', points: ['точка', 'вторая'], entries: [], onlyWith: undefined },
    {
      text: 'Третий:',
      points: [],
      entries: [
        { name: 'Имя', key: 'key', text: 'зачем' },
        { name: 'Ещё', key: undefined, text: 'так' },
      ],
      onlyWith: 'bot',
    },
  ])
})

test('what does not hold takes no number', () => {
  const sections = [{ anchor: 'a', title: 'А', text: 'x\n\n{bot?} y\n\nz' }]
  const numbers = (circumstances: Parameters<typeof toClauseFlags>[0]) =>
    toNumbered(sections, toClauseFlags(circumstances)).flatMap(({ clauses }) =>
      clauses.map(({ number, text }) => `${number} ${text}`),
    )
  expect(numbers(silent)).toEqual(['1.1 x', '1.2 z'])
  expect(numbers(counted)).toEqual(['1.1 x', '1.2 y', '1.3 z'])
})

test('numbers of the company that are not filled in are left out', () => {
  expect(facts.company?.text).toBe('ООО «Пример», ИНН\u00a01234567894')
  expect(
    siteFacts({ ...company, companyInn: '', companyOgrn: '1' }, 'https://shop.example').company?.text,
  ).toBe('ООО «Пример», ОГРН\u00a01')
})

describe.each([
  ['terms', terms],
  ['privacy', privacy],
] as const)('%s', (_name, text) => {
  const { sections } = text.sections
  const written = JSON.stringify(fillFirmWords(text, chrome.firm))

  test('names only facts and circumstances that exist', () => {
    for (const [, fact = ''] of written.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)) expect(facts).toHaveProperty(fact)
    const known = new Set([...toClauseFlags(counted), ...toClauseFlags(silent)])
    for (const [, needed = ''] of written.matchAll(/\{(\w+)\?\}/g)) expect(known).toContain(needed)
  })

  test('refers only to parts that it has, whatever the circumstances', () => {
    for (const circumstances of [counted, silent]) {
      const numbered = toNumbered(sections, toClauseFlags(circumstances))
      const numbers = [...numbered, ...numbered.flatMap(({ clauses }) => clauses)].map(({ number }) => number)
      for (const [, number] of written.matchAll(/(?:раздел|пункт)[а-я]*\u00a0([\d.]*\d)/g))
        expect(numbers).toContain(number)
    }
  })

  test('has an address for every part', () => {
    const ids = sections.map(({ anchor }) => anchor)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
  })
})

test('the link to the counters leads to their part, and words name its number', () => {
  const sections = toNumbered(privacy.sections.sections, toClauseFlags(counted))
  const part = sections.find(({ id }) => `#${id}` === facts.counters?.href)
  expect(JSON.stringify(privacy)).toContain(`{counters|разделе\u00a0${part?.number}}`)
})

/** Source files without tests. */
const SOURCE = /^(?!.*\.test\.).*\.tsx?$/

test('the policy names every key under which the site keeps something in the browser', () => {
  const code = [...listFiles('src/storefront', SOURCE), ...listFiles('src/app', SOURCE)]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  // A text, or a constant of one; the early script writes by itself.
  const calls = code.matchAll(/(?:storedValue|createStoredList)(?:<[^(]*>)?\(\s*(?:['`]([\w-]+)|([A-Z_]+))/g)
  const own = code.matchAll(/(?:sessionStorage\.|localStorage\[')([\w-]+)'?\]? \?\?=|const key = `(\w+) /g)
  const keys = [...calls, ...own].map(
    ([, key, constant = '']) =>
      key ?? new RegExp(`const ${constant} = '([\\w-]+)'`).exec(code)?.[1] ?? constant,
  )
  expect(new Set(keys).size).toBeGreaterThan(10)
  const named = privacy.sections.sections
    .flatMap(({ text }) => toClauses(text))
    .flatMap(({ entries }) => entries.flatMap(({ key }) => key ?? []))
  expect(named).toEqual(expect.arrayContaining(keys))
})
