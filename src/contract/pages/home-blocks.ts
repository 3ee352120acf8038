import { z } from 'zod'
import { TOWNS_INSERTS } from './inserts.ts'
import {
  address,
  block,
  coordinates,
  line,
  linkedProse,
  optionalLine,
  optionalProse,
  prose,
  rows,
} from './page-fields.ts'

/** Texts of the home page; districts and reviews themselves are records. */
export const homeBlocks = z.object({
  start: block('Первый экран', {
    searchTitle: line('Заголовок для поисковиков', 120, 'Стоит после названия сайта'),
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 300),
    choose: line('Кнопка подбора', 30),
    catalogue: line('Кнопка каталога', 30),
  }),
  facts: block('Цифры', {
    facts: rows('Список', { figure: line('Цифра', 20), text: line('Подпись', 60) }, 4),
  }),
  bodies: block('Корпуса', {
    title: line('Заголовок', 80),
    text: prose('Под заголовком', 400),
    boxTitle: line('Вертикальный: название', 60),
    boxText: prose('Вертикальный: чем хорош', 300),
    boxHref: address('Вертикальный: куда ведёт'),
    cylinderTitle: line('Круглый: название', 60),
    cylinderText: prose('Круглый: чем хорош', 300),
    cylinderHref: address('Круглый: куда ведёт'),
    lowTitle: line('Низкий: название', 60),
    lowText: prose('Низкий: чем хорош', 300),
    lowHref: address('Низкий: куда ведёт'),
  }),
  wizard: block('Подбор', { title: line('Заголовок', 80), text: prose('Под заголовком', 300) }),
  why: block('Почему нам доверяют', {
    title: line('Заголовок', 80),
    text: prose('Сбоку', 300),
    reasons: rows(
      'Доводы',
      { figure: line('Цифра', 30), title: line('Довод', 80), text: linkedProse('Подробно', 400) },
      8,
    ),
  }),
  services: block('Услуги', {
    title: line('Заголовок', 80),
    all: line('Ссылка на все услуги', 60),
    installationTitle: optionalLine('Монтаж: название', 60, 'Без него карточки нет'),
    installationText: optionalProse('Монтаж: подробно', 200),
    drainageTitle: optionalLine('Дренаж: название', 60, 'Без него карточки нет'),
    drainageText: optionalProse('Дренаж: подробно', 200),
    wellTitle: optionalLine('Скважина: название', 60, 'Без него карточки нет'),
    wellText: optionalProse('Скважина: подробно', 200),
    heatingTitle: optionalLine('Отопление: название', 60, 'Без него карточки нет'),
    heatingText: optionalProse('Отопление: подробно', 200),
  }),
  about: block('О компании', {
    title: line('Заголовок', 80),
    lead: prose('Первый абзац', 400),
    text: prose('Второй абзац', 600),
    more: line('Кнопка', 40),
  }),
  districts: block('Где работаем', {
    title: line('Заголовок', 80),
    text: prose('Под заголовком', 300),
    officeName: line('Офис: название', 40),
    officePlace: coordinates('Офис: координаты'),
    mapText: prose('Что на схеме, для тех, кто её не видит', 300, {
      hint: '{towns} — сколько на ней районов: «восемь городов»',
      inserts: TOWNS_INSERTS,
    }),
  }),
  reviews: block('Отзывы', {
    title: line('Заголовок', 80),
  }),
})
