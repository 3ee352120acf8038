import { z } from 'zod'
import { SERVICE_DRAWINGS } from '../../domain/site/service-drawings.ts'
import { block, choice, line, lines, markdown, optionalPicture, prose, rows } from './page-fields.ts'

/** Texts of the page «Услуги». */
export const servicesBlocks = z.object({
  start: block('Начало страницы', {
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 400),
    searchTitle: line('Заголовок для поисковиков', 120),
    description: prose('Описание для поисковиков', 300),
  }),
  list: block('Услуги', {
    services: rows(
      'Список',
      {
        title: line('Услуга', 80),
        drawing: choice('Рисунок', SERVICE_DRAWINGS),
        picture: optionalPicture('Своя картинка', 'На странице услуг вместо рисунка'),
        description: markdown('О чём она', 3000),
        details: lines('Что входит', { max: 12, longest: 160 }),
        ask: line('Кнопка', 40),
      },
      24,
    ),
  }),
})
