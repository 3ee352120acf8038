import { isFrostDepth } from '@septic-shop/plot/frost.ts'
import { z } from 'zod'
import { FIRM_WORDS, type FirmWord } from '../../domain/site/firm-words.ts'
import { address, block, line, optionalLine, prose, rows } from './page-fields.ts'

const word = (name: FirmWord, more = '') => line(FIRM_WORDS[name], 60, `В любом тексте: {${name}}${more}`)
const links = (label: string, max: number, unique: 'label' | 'href') =>
  rows(label, { label: line('Название', 60), href: address('Куда ведёт') }, max, { unique })

/**
 * What stands on every page: header, footer, floating button; what any address may come to, the page 404, which asks for nothing more;
 * and the firm's words, which texts of all pages have.
 */
export const chromeBlocks = z.object({
  firm: block('Слова о фирме', {
    region: word('region', '. Кроме «Описания сайта» в настройках: там регион пишут сами'),
    inRegion: word('inRegion'),
    ofRegion: word('ofRegion'),
    nearby: word('nearby'),
    founded: word('founded').regex(/^\d{4}$/, 'Год из четырёх цифр'),
    experience: word('experience'),
    projects: word('projects'),
    frost: optionalLine(FIRM_WORDS.frost, 3, 'На рисунке «Зимой»: без неё рисунка нет', (text) =>
      /^\d+$/.test(text) && isFrostDepth(Number(text)) ? null : 'Глубина в сантиметрах, от 20 до 250',
    ),
  }),
  header: block('Шапка', {
    logo: line('Под названием сайта', 60),
    visit: line('Справа от разделов', 60),
    sections: links('Разделы', 7, 'href'),
  }),
  footer: block('Подвал', {
    text: prose('Под названием сайта', 300),
    title: line('Заголовок ссылок', 40),
    links: links('Ссылки', 8, 'label'),
    note: optionalLine('После реквизитов', 300, 'Например: «Не является публичной офертой»'),
  }),
  button: block('Кнопка связи', {
    chat: line('Рядом с мессенджером', 40),
    bot: line('Рядом с ботом', 40),
    call: line('Звонок от нас', 40, 'Так называется и его форма'),
    callNote: line('Рядом со звонком от нас', 40),
  }),
  notFound: block('Страница 404', { title: line('Заголовок', 80), text: prose('Под заголовком', 300) }),
})
