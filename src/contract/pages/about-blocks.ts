import { z } from 'zod'
import { block, line, markdown, optionalPicture, optionalRows, prose, rows } from './page-fields.ts'

const WITHOUT_ROWS = 'Без них этой части нет'

/** Texts of the page «О компании». */
export const aboutBlocks = z.object({
  start: block('Начало страницы', {
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 400),
    facts: rows('Цифры', { figure: line('Цифра', 20), text: line('Подпись', 60) }, 4),
    searchTitle: line('Заголовок для поисковиков', 120),
    description: prose('Описание для поисковиков', 300),
  }),
  history: block('История', {
    title: line('Заголовок', 80),
    text: markdown('Сбоку', 1000),
    steps: optionalRows(
      'Этапы',
      { when: line('Когда', 30), title: line('Что', 80), text: markdown('Подробно', 1500) },
      12,
      WITHOUT_ROWS,
    ),
  }),
  manufacturers: block('Производители', {
    title: line('Заголовок', 80, 'За ним встанет их число: «трёх производителей»'),
    text: prose('Под заголовком', 300),
  }),
  values: block('Ценности', {
    title: line('Заголовок', 80),
    text: markdown('Сбоку', 1000),
    values: optionalRows(
      'Список',
      { title: line('Ценность', 80), text: markdown('Подробно', 1500) },
      12,
      WITHOUT_ROWS,
    ),
  }),
  team: block('Команда', {
    title: line('Заголовок', 80),
    text: markdown('Сбоку', 1000),
    roles: optionalRows(
      'Люди',
      {
        role: line('Кто', 80),
        picture: optionalPicture('Портрет', 'Над подписью. Можно не выбирать'),
        text: markdown('Подробно', 1500),
      },
      24,
      WITHOUT_ROWS,
    ),
  }),
  action: block('Призыв в конце', {
    title: line('Заголовок', 80),
    text: prose('Текст', 400),
    ask: line('Кнопка вопроса', 40),
    choose: line('Кнопка подбора', 40),
  }),
})
