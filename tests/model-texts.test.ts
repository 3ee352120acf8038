import { describe, expect, test } from 'vitest'
import { answers, posts, products, saidOf, texts, toNumber } from './support/content-texts.ts'

describe('What articles and answers say of a model', () => {
  /** Columns of an article's table: what the product has there, as the article writes it. */
  const columns: Readonly<Record<string, (product: (typeof products)[number]) => string>> = {
    'м³ в сутки': ({ productivity }) => `${productivity}`,
    'Залп, л': ({ batchDischarge }) => `${batchDischarge}`,
    'Размеры, мм': ({ dimensions }) => `${dimensions}`.replace(' мм', '').replace('Ø ', 'Ø'),
    'кВт·ч в сутки': ({ powerConsumption }) => `${toNumber(`${powerConsumption}`.replace(' кВт·ч/сут', ''))}`,
  }

  const tables = [...posts.map(({ content: text }) => text), ...answers.map(({ answer }) => answer)].flatMap(
    (text) => text.match(/(?:^\|.*\|\n?)+/gm) ?? [],
  )
  const cellsOf = (row: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())

  test('in their tables is what the catalogue says', () => {
    const checked = tables.flatMap((table) => {
      const [head = '', , ...rows] = table.trim().split('\n')
      return rows.flatMap((row) => {
        const product = products.find(({ name }) => name === cellsOf(row)[0])
        return cellsOf(head).flatMap((column, index) => {
          const read = columns[column]
          const cell = cellsOf(row)[index] ?? ''
          if (!product || !read) return []
          return [
            [product.name, column, /^\d+,\d+$|^\d+$/.test(cell) ? `${toNumber(cell)}` : cell, read(product)],
          ]
        })
      })
    })
    expect(checked.length).toBeGreaterThan(20)
    for (const [name, column, said, known] of checked)
      expect([name, column, said]).toEqual([name, column, known])
  })

  test('in their sentences is its salvo discharge', () => {
    const said = texts.flatMap(({ text }) => [
      ...text.matchAll(
        /(Топас(?:а|у)?(?:-С)?|Евролос (?:Био|Про|Грунт)) (\d+)(?![\d ]*(?:Лонг|Пр\b))[^.;:,|\n—]{0,20}залп\p{L}* (?:у него |—? ?)?(\d+)/gu,
      ),
    ])
    expect(said.length).toBeGreaterThan(3)
    for (const [statement, line = '', size, litres] of said) {
      const name = `${line.replace(/Топас[ау]/, 'Топас')} ${size}`
      expect(products.find((product) => product.name === name)?.batchDischarge, statement).toBe(
        Number(litres),
      )
    }
  })

  test('of its service is what its characteristics say', () => {
    const interval = (line: string) =>
      products.find(({ modelLine }) => modelLine === line)?.technicalSpecs.serviceInterval
    const [service] = answers.filter(({ question }) => question === 'Как часто обслуживать станцию?')
    expect(interval('Топас')).toBe('Раз в 4–6 месяцев')
    expect(service?.answer).toContain('Топас — раз в 4–6 месяцев')
    expect([interval('Евролос Про'), interval('Евролос Грунт')]).toEqual([
      'Раз в 6 месяцев',
      'Раз в 6 месяцев',
    ])
    expect(service?.answer).toContain('Евролос Про и Грунт — раз в 6 месяцев')
    expect(interval('Евролос Био')).toBe('Раз в 6–12 месяцев')
    expect(service?.answer).toContain('Евролос Био — раз в 6–12 месяцев')
    expect(interval('Евролос Эко')).toBe('Откачка осадка раз в год')
    expect(service?.answer).toContain('из Евролос Эко осадок откачивают раз в год')
    for (const { name, technicalSpecs, modelLine } of products) {
      expect(technicalSpecs.serviceInterval, name).toBe(interval(`${modelLine}`))
    }
    expect(saidOf(/раз в (3–4 месяца|три–четыре месяца|3 месяца)/g)).toEqual({})
  })
})

describe('A product', () => {
  const words = { пятеро: 5, пятерым: 5, семеро: 7, семерым: 7, семерых: 7, 'семи жильцов': 7 } as const

  test('is said to be enough for no more people than its cubic metres', () => {
    let found = 0
    for (const { name, productivity, description } of products) {
      const said = /(пятеро|пятерым|семеро|семерым|семерых|семи жильцов)(?: жильцов| жильцам)? и гост/.exec(
        `${description}`,
      )
      const [, number] = Object.entries(words).find(([word]) => word === said?.[1]) ?? []
      if (number === undefined) continue
      found += 1
      expect(number * 200 + 100, name).toBeLessThanOrEqual((productivity ?? 0) * 1000)
      expect((number + 1) * 200, name).toBeGreaterThan((productivity ?? 0) * 1000)
    }
    expect(found).toBeGreaterThan(6)
    const rows = products.map(({ description, features, ...one }) =>
      [one.shortDescription, description, ...features].join('\n'),
    )
    expect(
      rows.filter((text) => /1,15 м³/.test(text) && /шестерых|[Шш]есть (?:человек|жильцов)/.test(text)),
    ).toEqual([])
    expect(
      rows.filter((text) => /1,5 м³/.test(text) && /восьмерых|[Вв]осемь (?:человек|жильцов)/.test(text)),
    ).toEqual([])
  })

  test('claims no well, field or septic tank in clay', () => {
    for (const { name, description } of products) {
      for (const sentence of `${description}`.split(/(?<=\.)\s/).filter((one) => /на глине/i.test(one))) {
        expect(sentence, name).not.toMatch(/устраива|насыпн|будет мало|маленький/i)
      }
    }
  })
})
