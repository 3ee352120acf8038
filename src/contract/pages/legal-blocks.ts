import { z } from 'zod'
import { CONSENT_FACTS, LEGAL_CONDITIONS, LEGAL_FACTS } from '../../domain/site/legal-words.ts'
import { block, day, legalProse, line, lines, prose, rows } from './page-fields.ts'

const known = [...LEGAL_FACTS, ...LEGAL_CONDITIONS]
const SECTION_HINT =
  'Абзацы через пустую строку получают номера. Перечень: строки с «- » под абзацем. Вставки: {company}, {address}, {phone}, {terms|слова ссылки}; {bot?} в начале абзаца — только с ботом'

/** Texts of a legal document: the privacy policy or the offer. */
export const legalBlocks = z.object({
  start: block('Начало страницы', {
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 400),
    updated: day('Дата редакции'),
    searchTitle: line('Заголовок для поисковиков', 120),
    description: prose('Описание для поисковиков', 300),
  }),
  short: block('Коротко', { points: lines('Пункты', { max: 12, longest: 400, known }) }),
  sections: block('Разделы', {
    sections: rows(
      'Список',
      {
        title: line('Заголовок', 120),
        anchor: line('Якорь', 40, 'Латиницей: адрес раздела после #').regex(
          /^[a-z][a-z-]*$/,
          'Якорь — строчные латинские буквы и дефис',
        ),
        text: legalProse('Текст', 8000, { known, hint: SECTION_HINT }),
      },
      40,
    ),
  }),
})

const consent = (title: string) =>
  block(title, {
    title: legalProse('Заголовок', 200, { known: CONSENT_FACTS, hint: '{purpose} — цель' }),
    text: legalProse('Текст', 8000, {
      known: CONSENT_FACTS,
      hint: 'Абзацы через пустую строку. Вставки: {company}, {address}, {phone}, {years} — срок хранения, {purpose} — цель',
    }),
  })

/** Texts that visitors agree to, by purpose; «other» is for purposes without their own. */
export const consentBlocks = z.object({
  request: consent('Согласие для заявки'),
  advertising: consent('Согласие на рекламу'),
  maintenance: consent('Согласие на напоминания'),
  other: consent('Согласие для другой цели'),
})
