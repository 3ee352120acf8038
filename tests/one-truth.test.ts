import { describe, expect, test } from 'vitest'
import { answers, posts, products, saidOf, texts, toNumber } from './support/content-texts.ts'

describe('A number of the trade is the same in every text:', () => {
  test.each([
    ['steepest pipe, cm a metre', /больше ([\d–]+) см на метр/g, '4'],
    ['fall of the sewage pipe, cm a metre', /уклон(?:ом|е|у)? (?:— )?([\d–]+) см на (?:каждый )?метр/g, '2'],
    ['lid above the ground, cm', /рышк\p{L}+ [^.\n]{0,40}?([\d–]+) см/gu, '15'],
    ['bath, litres', /ванна — ([\d–]+) л/g, '150'],
    ['shower, litres', /душ(?: [\d–]+ минут)? — ([\d–]+) л/g, '80'],
    ['washing machine, litres', /стиральная машина — (?:около )?([\d–]+) л/g, '50'],
    ['banya, litres', /баня — ([\d–]+) л/g, '100'],
    ['guest, litres a day', /(\d+)(?: литров,?)? на (?:каждого регулярного )?гостя/g, '100'],
    ['new sludge, weeks', /([\p{L}\d–]+) недел\p{L} на новый ил/gu, 'две–четыре'],
    ['compost, years', /не меньше ((?:\S+ )?(?:лет|года))/g, 'двух лет'],
    [
      'years of membranes',
      /ембран\p{L} [^.\n|]{0,14}(?:\||—) (?:примерно )?(раз в \S+) (?:года|лет)/gu,
      'раз в два–три',
    ],
  ])('%s', (_what, pattern, value) => {
    expect(saidOf(pattern)).toEqual({ [value]: expect.any(Array) })
  })

  test('a drinking well is never nearer than 50 m to where water soaks away', () => {
    const sentences = texts.flatMap(({ text }) => text.split(/(?<=[.!?;|"])\s|\n/))
    const near = sentences.filter(
      (sentence) =>
        /скважин|питьев|соседск\p{L}+ колодц|колодца соседей/iu.test(sentence) &&
        !/глуб|бур|труб|кабел/i.test(sentence) &&
        [...sentence.matchAll(/(\d+) (?:м|метр\p{L}*)(?![\p{L}²³])/gu)].some(
          ([, metres]) => Number(metres) < 50,
        ),
    )
    expect(near).toEqual([])
    expect(sentences.filter((sentence) => /50 м(?:етров)? в любом грунте/.test(sentence))).toHaveLength(2)
  })
})

describe('A sum that visitors can check', () => {
  test('is right wherever it is written out', () => {
    const sums = texts.flatMap(({ text }) => [
      ...text.matchAll(/(?<![\d×+−] ?|[,.])((?:\d+(?:,\d+)? [+−×] )+\d+(?:,\d+)?) = (\d+(?:,\d+)?)/g),
    ])
    expect(sums.length).toBeGreaterThan(1)
    for (const [sum, left = '', right = ''] of sums) {
      const terms = left.replaceAll('−', '+ -').replaceAll('- ', '-').split('+')
      const value = terms
        .map((term) =>
          term
            .split('×')
            .map(toNumber)
            .reduce((product, factor) => product * factor, 1),
        )
        .reduce((total, term) => total + term, 0)
      expect(value, sum).toBe(toNumber(right))
    }
  })

  test('is right in every row of the tables of people and of depths', () => {
    const all = texts.map(({ text }) => text).join('\n')
    const families = [...all.matchAll(/\| (\d) × 200 \+ (\d) × 100 \| ([\d,]+) м³ \|/g)]
    const pipes = [...all.matchAll(/\| (\d+) см \| (\d+) м \| (\d+) см \|/g)]
    expect([families.length, pipes.length]).toEqual([4, 5])
    for (const [row, residents, guests, flow = ''] of families) {
      expect(Number(residents) * 200 + Number(guests) * 100, row).toBe(toNumber(flow) * 1000)
    }
    for (const [row, house, way, station] of pipes) {
      expect(Number(house) + 2 * Number(way), row).toBe(Number(station))
    }
  })

  test('of the evening in the article is that of the rule, and no model named below it takes less', () => {
    const article = posts.find(({ slug }) => slug === 'kak-vybrat-stanciyu')?.content ?? ''
    expect(article).toContain('слили ванну (150)')
    expect(article).toContain('стоял под душем (80)')
    expect(article).toContain('закончилась стирка (50). Получилось 280 литров')
    const [, needed] = /ей нужен (Топас \d+)/.exec(article) ?? []
    const model = products.find(({ name }) => name === needed)
    expect(model?.batchDischarge).toBeGreaterThanOrEqual(280)
    expect(model?.productivity).toBeGreaterThanOrEqual(1)
    expect((4 * 200) / 1000 / (model?.productivity ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(1 / 3)
  })
})

describe('The reasons for a pump', () => {
  test('do not name clay alone', () => {
    const [pump] = answers.filter(({ question }) => question.startsWith('Когда нужен принудительный'))
    const [, needed = ''] = /«Пр» нужен, если:\n\n((?:- .*\n)+)/.exec(`${pump?.answer}`) ?? []
    expect(needed).toMatch(/1,5 м/)
    expect(needed).not.toMatch(/глин|суглин/)
    expect(pump?.answer).toContain('Сама по себе глина насоса не требует')
  })

  test('are said where the low body is advised for high water: it has none', () => {
    for (const { modelLine, discharge, name } of products) {
      if (modelLine === 'Евролос Грунт') expect(discharge, name).toBe('gravity')
    }
    const advising = [
      answers.map(({ answer }) => answer).join('\n'),
      ...posts.filter(({ slug }) => /^(?:topas-ili|vysokie)/.test(slug)).map(({ content: text }) => text),
    ]
    expect(advising).toHaveLength(3)
    for (const text of advising) expect(text).toMatch(/Грунт[^\n]*насосн\p{L}+ колод/u)
  })
})
