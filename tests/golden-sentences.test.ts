import { expect, test } from 'vitest'
import { seededModels } from '../src/domain/selection/catalogue.fixture.ts'
import { parseParameters } from '../src/domain/selection/parameters.ts'
import { select } from '../src/domain/selection/select.ts'
import { goldenPlots } from './support/golden-plots.ts'

/** Plots whose answers contain nearly every sentence of the selection. */
const PLOTS = [
  'Знают только, что живут вдевятером',
  'Говорят, вода глубоко, а два кольца из трёх в воде',
  'Трое на выходных с огромной ванной: запас не вредит',
  'Труба на метре, до станции неизвестно сколько: обычный корпус уже мал',
  'Покупатель 2: шестеро, глина, канава неизвестной глубины',
  'Дача, грунт не знают, поле фильтрации',
  'Пример со схемы: высокая вода, труба неизвестна, канава 60',
  'Покупатель 3: две ванны и баня, 4 и 2 гостя, участок под уклон',
  'Поле, а в старых кольцах вода на 2,25 метра: метр остаётся',
  'Дача выходного дня в глине: поле не работает',
  'Овраг выше станции: участок поднимается на десять метров',
  'Высокая вода, трое и четыре ванны: насосной такой нет',
  'Колодец из скольких колец, не знают',
  'Покупатель 5: пять человек, труба 134, старый колодец из трёх колец',
  'Плывун, уровень воды не знают',
  'Трое, а гостей бывает пятеро и больше',
  'Дача на песке, свет отключают каждую неделю',
  'Девятеро, три ванны, душ и баня',
  'Гостевой дом на двенадцать человек',
  'Знают только, что живут втроём',
  'Людей не назвали, вода высокая',
  'Дача на песке, но вода на двух метрах',
  'Четверо, душ и баня: 180 литров',
  'Канава полтора метра, подъём полметра',
  'Канава полтора метра, сколько до неё, не знают',
  'Канава 40, сколько до неё, не знают: и без пути мало',
  'Кольца в воде, сколько всего, не знают',
  'Поле в песке, воду не мерили',
  'Дача на торфе, куда отводить, не знают',
]

/** What a customer reads, line by line. */
function toText(name: string): string {
  const plot = goldenPlots.find((one) => one.name === name)
  const parsed = parseParameters(new URLSearchParams(plot?.query))
  if (plot === undefined || 'message' in parsed) throw new Error(name)
  const answer = select(parsed.site, seededModels)
  const lines = [
    `# ${name}`,
    ...answer.sum.map(({ title, formula, value, note }) => `${title}: ${formula} = ${value}. ${note}`),
    ...answer.models.flatMap(({ product, condition, reason, warnings }) => [
      `+ ${product.name}${condition === null ? '' : `, ${condition}`}. ${reason}`,
      ...warnings.filter((text) => !answer.warnings.includes(text)).map((text) => `  ! ${text}`),
    ]),
    ...answer.warnings.map((text) => `! ${text}`),
    ...answer.rejected.map(
      ({ product, rule, reason, yours, limit }) =>
        `- ${product.name} (${rule}): ${reason} ${yours} / ${limit}`,
    ),
    ...answer.toMeasure.map(({ what, how }) => `? ${what}. ${how}`),
    `= ${[answer.gravity, answer.anchoring, answer.individual, answer.rules.join(' ')].join('; ')}`,
  ]
  return lines.join('\n')
}

test('every sentence of the selection is the one that was read and judged', async () => {
  const text = PLOTS.map(toText).join('\n\n').replaceAll('\u00a0', ' ')
  await expect(`${text}\n`).toMatchFileSnapshot('golden-sentences.txt')
})
