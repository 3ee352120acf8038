import { z } from 'zod'
import { CONSENT_INSERTS, LEGAL_INSERTS } from './inserts.ts'
import { block, day, legalProse, line, lines, markdown, prose, rows } from './page-fields.ts'

/** Ids that the page has beside its sections. */
const TAKEN = ['main', 'sections', 'short', 'requisites', 'page-state', 'root', 'menu-q', 'header-q']
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
  short: block('Коротко', { points: lines('Пункты', { max: 12, longest: 400, inserts: LEGAL_INSERTS }) }),
  sections: block('Разделы', {
    sections: rows(
      'Список',
      {
        title: line('Заголовок', 120),
        anchor: line('Якорь', 40, 'Латиницей: адрес раздела после #')
          .regex(/^[a-z][a-z-]*$/, 'Якорь — строчные латинские буквы и дефис')
          .refine((text) => !TAKEN.includes(text), 'Этот якорь занят самой страницей'),
        text: markdown('Текст', 8000, { inserts: LEGAL_INSERTS, hint: SECTION_HINT }),
      },
      40,
      { unique: 'anchor' },
    ),
  }),
})

const consent = (title: string) =>
  block(title, {
    title: legalProse('Заголовок', 200, { inserts: CONSENT_INSERTS, hint: '{purpose} — цель' }).refine(
      (text) => !text.includes('\n'),
      'Заголовок — одна строка',
    ),
    text: legalProse('Текст', 8000, {
      inserts: CONSENT_INSERTS,
      hint: 'Абзацы через пустую строку, перечень — строки с «– ». Вставки: {company}, {address}, {phone}, {years} — срок хранения, {purpose} — цель',
    }),
  })

/** Texts that visitors agree to, by purpose; «other» is for purposes without their own. */
export const consentBlocks = z.object({
  request: consent('Согласие для заявки'),
  advertising: consent('Согласие на рекламу'),
  maintenance: consent('Согласие на напоминания'),
  other: consent('Согласие для другой цели'),
})
