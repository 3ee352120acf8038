import { z } from 'zod'
import {
  block,
  line,
  markdown,
  optionalLine,
  optionalLines,
  optionalMarkdown,
  optionalPicture,
  prose,
} from './page-fields.ts'

/** Texts of the page «Контакты», and of the same ways to ask on the home page. */
export const contactBlocks = z.object({
  start: block('Начало страницы', {
    title: line('Заголовок', 80),
    searchTitle: line('Заголовок для поисковиков', 120, 'За ним встанет название сайта'),
  }),
  ways: block('Как связаться', {
    title: line('Заголовок на главной', 80),
    lead: prose('Под заголовком', 300),
    chat: line('Рядом с мессенджерами', 80),
    bot: line('Рядом с ботом', 80),
    office: line('Рядом с адресом', 80),
    services: optionalLines('Услуги в форме заявки', {
      max: 12,
      longest: 60,
      hint: 'Без строк поля «Услуга» в форме нет',
    }),
  }),
  office: block('Офис', {
    title: line('Заголовок', 80),
    map: line('Кнопка карты', 40),
    picture: optionalPicture('Своя картинка', 'Схема проезда или снимок офиса'),
    pictureText: optionalLine('Что на картинке', 200, 'Для тех, кто её не видит'),
    plan: optionalMarkdown('Под планом или картинкой', 1500),
  }),
  requisites: block('Реквизиты', { title: line('Заголовок', 80), text: markdown('Под ними', 1500) }),
})
