import { z } from 'zod'
import { TOWNS_INSERTS } from './inserts.ts'
import {
  block,
  line,
  markdown,
  optionalAddress,
  optionalCoordinates,
  optionalLine,
  optionalMarkdown,
  optionalPicture,
  optionalProse,
  optionalRows,
  prose,
} from './page-fields.ts'
import { wizardBlocks } from './wizard-blocks.ts'

/** Without this text its part of the page is not shown. */
const partTitle = (label: string, max: number) => optionalLine(label, max, 'Без него этой части нет')

/** Without it the card has its drawing. */
const ownPicture = (label: string) => optionalPicture(label, 'Вместо рисунка. Можно не выбирать')

/** Texts of the home page; districts and reviews themselves are records. What one has nothing for may be left empty. */
export const homeBlocks = z.object({
  start: block('Начало страницы', {
    searchTitle: line('Заголовок для поисковиков', 120, 'Стоит после названия сайта'),
    title: line('Заголовок', 80),
    lead: optionalProse('Под заголовком', 300),
    choose: line('Кнопка подбора', 30),
    catalogue: line('Кнопка каталога', 30),
  }),
  facts: block('Цифры', {
    facts: optionalRows('Список', { figure: line('Цифра', 20), text: line('Подпись', 60) }, 4),
  }),
  bodies: block('Корпуса', {
    title: line('Заголовок', 80),
    text: optionalMarkdown('Под заголовком', 400),
    boxTitle: optionalLine('Вертикальный: название', 60, 'Без него карточки нет'),
    boxText: optionalProse('Вертикальный: чем хорош', 300),
    boxHref: optionalAddress('Вертикальный: куда ведёт'),
    cylinderTitle: optionalLine('Круглый: название', 60, 'Без него карточки нет'),
    cylinderText: optionalProse('Круглый: чем хорош', 300),
    cylinderHref: optionalAddress('Круглый: куда ведёт'),
    lowTitle: optionalLine('Низкий: название', 60, 'Без него карточки нет'),
    lowText: optionalProse('Низкий: чем хорош', 300),
    lowHref: optionalAddress('Низкий: куда ведёт'),
  }),
  wizard: block('Подбор', { title: line('Заголовок', 80), text: prose('Под заголовком', 300) }),
  ...wizardBlocks,
  why: block('Почему нам доверяют', {
    title: line('Заголовок', 80),
    text: optionalMarkdown('Сбоку', 300),
    reasons: optionalRows(
      'Доводы',
      { figure: line('Цифра', 30), title: line('Довод', 80), text: markdown('Подробно', 400) },
      8,
      'Без них этой части нет',
    ),
  }),
  steps: block('Этапы работы', {
    title: partTitle('Заголовок', 80),
    text: optionalMarkdown('Сбоку', 300),
    list: optionalRows(
      'Список',
      { title: line('Этап', 80), text: markdown('Подробно', 400) },
      6,
      'Номера встанут сами. Без этапов этой части нет',
    ),
  }),
  services: block('Услуги', {
    title: line('Заголовок', 80),
    all: optionalLine('Ссылка на все услуги', 60),
    installationTitle: optionalLine('Монтаж: название', 60, 'Без него карточки нет'),
    installationText: optionalProse('Монтаж: подробно', 200),
    installationPicture: ownPicture('Монтаж: своя картинка'),
    drainageTitle: optionalLine('Дренаж: название', 60, 'Без него карточки нет'),
    drainageText: optionalProse('Дренаж: подробно', 200),
    drainagePicture: ownPicture('Дренаж: своя картинка'),
    wellTitle: optionalLine('Скважина: название', 60, 'Без него карточки нет'),
    wellText: optionalProse('Скважина: подробно', 200),
    wellPicture: ownPicture('Скважина: своя картинка'),
    heatingTitle: optionalLine('Отопление: название', 60, 'Без него карточки нет'),
    heatingText: optionalProse('Отопление: подробно', 200),
    heatingPicture: ownPicture('Отопление: своя картинка'),
  }),
  works: block('Наши работы', {
    title: line('Заголовок', 80),
    all: optionalLine('Ссылка на все работы', 60),
  }),
  about: block('О компании', {
    title: partTitle('Заголовок', 80),
    lead: optionalMarkdown('Первый абзац', 400),
    text: optionalMarkdown('Второй абзац', 600),
    more: optionalLine('Кнопка', 40),
  }),
  districts: block('Где работаем', {
    title: partTitle('Заголовок', 80),
    text: optionalMarkdown('Под заголовком', 300),
    officeName: optionalLine('Офис: название', 40),
    officePlace: optionalCoordinates('Офис: координаты'),
    mapText: prose('Что на схеме, для тех, кто её не видит', 300, {
      hint: '{towns} — сколько на ней районов: «восемь городов»',
      inserts: TOWNS_INSERTS,
    }),
  }),
  reviews: block('Отзывы', {
    title: partTitle('Заголовок', 80),
  }),
})
