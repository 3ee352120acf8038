import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'

/** What a seller would bind himself to: a call, a visit, a measurement, an answer, a gift, a warranty, a day. */
const PROMISE =
  /перезвоним|свяж[уе]т?ся|свяжемся|приедем|измерим|проверим|подберём|рассчитаем|посчитаем|ответим|скажем|обсудим|утеплим|смонтируем|установим|привезём|пришлём|примем|стараемся|уточним|бесплатн|гарантируем|за (?:один )?день|(?:инженер|менеджер)\S* (?:позвонит|перезвонит|приедет|ответит|подскажет|скажет|уточнит|поможет)/i

const isShown = (line: string) => /[а-яё]/i.test(line) && !/^\s*(?:\*|\/\/|\/\*\*|\{\/\*)/.test(line)

/** Texts with such words that are no staff's to change (docs/divergences.md, «Words that stay in the code»), by the end of their files. */
const ALLOWED = [
  // When we call, by the hours of the settings.
  ['sent/sent-inquiry.tsx', 'Перезвоним $'],
  ['unsent/unsent-states.tsx', 'Перезвоним {promised}.'],
  ['drawers/call-back-drawer.tsx', 'Оставьте номер, перезвоним $'],
  ['sent/promised-call.ts', 'Стараемся за $'],
  // Specified notices, and the letter that repeats them.
  ['outbox/result-toast.ts', 'Мы свяжемся с вами в ближайшее время'],
  ['cart/checkout-form.tsx', 'Наш менеджер свяжется с вами в ближайшее время.'],
  ['inquiries/inquiries.api.ts', 'Мы свяжемся с вами в ближайшее время'],
  ['channels/client-copy.ts', 'Мы получили вашу заявку и свяжемся с вами по телефону, который вы указали.'],
  // What the page itself does with answers.
  ['result/no-connection.tsx', 'посчитаем, когда она появится'],
  ['result/calculation.tsx', 'посчитаем сток и покажем'],
] as const

const findPromises = (sources: readonly { file: string; text: string }[]) =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => isShown(line) && PROMISE.test(line))
      .filter((line) => !ALLOWED.some(([end, words]) => file.endsWith(end) && line.includes(words)))
      .map((line) => `${file}: ${line.trim()}`),
  )

test('what a shop promises stands in its texts, not in code that visitors see', () => {
  const files = ['src/storefront', 'src/domain', 'src/server', 'src/ui', 'packages']
    .flatMap((folder) => listFiles(folder, /\.tsx?$/))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$|^src\/server\/features\/(?:seed|samples)\//.test(file))
    .filter((file) => !/^src\/domain\/(?:search|site)\/.*words\.ts$/.test(file))
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(
    findPromises(sources),
    'make it a field of the page texts, or say what is, not what we will do',
  ).toEqual([])
  const unused = ALLOWED.filter(
    ([end, words]) => !sources.some(({ file, text }) => file.endsWith(end) && text.includes(words)),
  )
  expect(unused).toEqual([])
})

test.each([
  '  <p>Глубину измерим на выезде.</p>',
  "  how: 'До договора: скажем сразу.',",
  '  Замер бесплатный.',
  "  text: 'Инженер подскажет замену',",
  '  <p>Примем заявку с ваших слов.</p>',
  "  soon: 'Стараемся за час. ',",
])('a promise is found: %s', (text) => {
  expect(findPromises([{ file: 'src/some.tsx', text }])).toHaveLength(1)
})

test.each([
  '  // Перезвоним завтра.',
  "  text: 'Добавьте станцию из каталога.',",
  "  text: 'Решит инженер',",
])('no promise: %s', (text) => {
  expect(findPromises([{ file: 'src/some.tsx', text }])).toEqual([])
})
