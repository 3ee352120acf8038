import { z } from 'zod'
import { wizardChoices } from '../../domain/selection/answers.ts'
import {
  idList,
  jsonText,
  limitedRecord,
  madeSlugField,
  optionalText,
  orderField,
  renderedMarkdown,
  requiredText,
  yesOrNo,
} from '../fields.ts'

const PEOPLE = 'Число людей: целое, от 1 до 9999'
const MAX_SPECS = 10
const MAX_VALUES = 20
const MAX_QUESTIONS = 12
const OBJECT = 'Характеристики должны быть объектом «ключ: значение»'
const specValue = jsonText(200)

/** As it is sent: null and empty are as if absent. */
const filterField = z
  .strictObject(
    {
      manufacturer: optionalText(200),
      users: z.int({ error: PEOPLE }).min(1, PEOPLE).max(9999, PEOPLE).nullish(),
      groundWater: z
        .enum(wizardChoices.groundWater, { error: 'Грунтовая вода: high, medium или low' })
        .nullish(),
      spec: limitedRecord(
        [
          jsonText(100),
          z.union([specValue, z.array(specValue).max(MAX_VALUES, `Не больше ${MAX_VALUES} значений`)], {
            error: 'Значение характеристики: текст или список текстов',
          }),
        ],
        { max: MAX_SPECS, tooMany: `Не больше ${MAX_SPECS} характеристик`, error: OBJECT },
      ).nullish(),
    },
    {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? 'В отборе могут быть manufacturer, users, groundWater и spec'
          : 'Отбор должен быть объектом',
    },
  )
  .nullish()
export type GivenLandingFilter = z.output<typeof filterField>

/** Message for an id of a question that does not exist. */
export const UNKNOWN_QUESTION = 'Вопроса с таким номером нет'

/** A new page; also the form's schema. An empty slug is generated from the title. */
export const newLandingPageSchema = z.object({
  title: requiredText('Заголовок обязателен', 300),
  slug: madeSlugField,
  description: optionalText(1000),
  text: renderedMarkdown('Текст страницы обязателен', 50_000),
  filter: filterField,
  questionIds: idList(MAX_QUESTIONS, `Не больше ${MAX_QUESTIONS} вопросов`, UNKNOWN_QUESTION),
  metaTitle: optionalText(300),
  order: orderField,
  published: yesOrNo(true),
})
export type NewLandingPage = z.output<typeof newLandingPageSchema>
