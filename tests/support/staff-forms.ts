import { ADMIN } from './e2e.ts'

interface StaffForm {
  /** Name for test titles. */
  name: string
  address: string
  /** Labels with typed values; the first one is checked afterwards. */
  typed: readonly (readonly [label: string, text: string])[]
  chosen?: readonly [label: string, option: string]
  button: string
  /** The specified message, instead of «Не сохранено: …». */
  message?: string
  /** Whether its button stands elsewhere than that of the other forms: the browser looks at each of these (admin-failed-writes.spec.ts). */
  hasOwnPlace?: true
}

/** All forms of the staff area with valid values; a new form needs an entry. */
export const STAFF_FORMS: readonly StaffForm[] = [
  {
    name: 'a new product',
    address: '/admin/products?edit=new&find=Топас 5 Лонг',
    typed: [['Название', 'Не сохранится']],
    chosen: ['Производитель', 'Топас'],
    button: 'Создать товар',
  },
  {
    name: 'a stored product',
    address: '/admin/products?edit=5&find=Топас 5 Лонг',
    typed: [['Название', 'Не сохранится']],
    button: 'Сохранить изменения',
    hasOwnPlace: true,
  },
  {
    name: 'a category of the catalogue',
    address: '/admin/products?tab=categories&edit=new',
    typed: [['Название', 'Не сохранится']],
    button: 'Создать категорию',
  },
  {
    name: 'a manufacturer',
    address: '/admin/products?tab=manufacturers&edit=new',
    typed: [['Название', 'Не сохранится']],
    button: 'Создать производителя',
  },
  {
    name: 'an accessory',
    address: '/admin/accessories?edit=new',
    typed: [
      ['Название', 'Не сохранится'],
      ['Цена, ₽', '4900'],
    ],
    button: 'Создать комплектующее',
  },
  {
    name: 'a landing page',
    address: '/admin/landing-pages?edit=new',
    typed: [
      ['Заголовок', 'Не сохранится'],
      ['Текст', 'Одиннадцать знаков'],
    ],
    button: 'Создать подборку',
  },
  {
    name: 'a redirect',
    address: '/admin/redirects?edit=new',
    typed: [
      ['Прежний адрес', '/ne-sohranitsya'],
      ['Куда ведёт', '/catalog'],
    ],
    button: 'Создать переадресацию',
  },
  {
    name: 'a post',
    address: '/admin/blog/posts/create',
    typed: [
      ['Заголовок', 'Не сохранится'],
      ['Содержание', 'Одиннадцать знаков'],
    ],
    button: 'Создать статью',
    message: 'Ошибка: нет связи с сервером.',
    hasOwnPlace: true,
  },
  {
    name: 'a category of the blog',
    address: '/admin/blog?tab=categories&edit=new',
    typed: [['Название', 'Не сохранится']],
    button: 'Создать категорию',
  },
  {
    name: 'a project',
    address: '/admin/projects?edit=new',
    typed: [
      ['Название проекта', 'Не сохранится'],
      ['Полное описание', 'Дом на четверых'],
    ],
    button: 'Создать',
  },
  {
    name: 'a category of projects',
    address: '/admin/projects?tab=categories&edit=new',
    typed: [['Название категории', 'Не сохранится']],
    button: 'Создать',
  },
  {
    name: 'a question',
    address: '/admin/faq?tab=items&edit=new',
    typed: [
      ['Вопрос', 'Не сохранится'],
      ['Ответ', 'Одиннадцать знаков'],
    ],
    button: 'Создать',
  },
  {
    name: 'a category of questions',
    address: '/admin/faq?tab=categories&edit=new',
    typed: [['Название категории', 'Не сохранится']],
    button: 'Создать',
  },
  {
    name: 'a review',
    address: '/admin/reviews?edit=new',
    typed: [
      ['Автор', 'Не сохранится'],
      ['Откуда', 'Казань'],
      ['Дата отзыва', '2026-05-01'],
      ['Текст отзыва', 'Одиннадцать знаков'],
    ],
    button: 'Создать отзыв',
  },
  {
    name: 'a district',
    address: '/admin/districts?edit=new',
    typed: [
      ['Название', 'Не сохранится'],
      ['Широта', '55.79'],
      ['Долгота', '49.12'],
    ],
    button: 'Создать район',
  },
  {
    name: 'a new account',
    address: '/admin/users?edit=new',
    typed: [
      ['Имя пользователя', 'ne-sohranitsya'],
      ['Пароль', 'лопата-и-песок-7'],
    ],
    chosen: ['Роль', 'Менеджер'],
    button: 'Создать',
  },
  {
    name: 'a colleague’s account',
    address: '/admin/users?edit=1',
    typed: [['Полное имя', 'Не сохранится']],
    button: 'Сохранить изменения',
  },
  {
    name: 'one’s own profile',
    address: '/admin/profile',
    typed: [['Полное имя', 'Не сохранится']],
    button: 'Сохранить',
    hasOwnPlace: true,
  },
  {
    name: 'one’s own password',
    address: '/admin/profile?password=new',
    typed: [
      ['Текущий пароль', ADMIN.password],
      ['Новый пароль', 'канава-и-труба-3'],
      ['Новый пароль ещё раз', 'канава-и-труба-3'],
    ],
    button: 'Изменить пароль',
    hasOwnPlace: true,
  },
  {
    name: 'settings',
    address: '/admin/settings',
    typed: [['Описание сайта', 'Не сохранится']],
    button: 'Сохранить',
    hasOwnPlace: true,
  },
  {
    name: 'page texts',
    address: '/admin/pages?page=about',
    typed: [['Под заголовком', 'Не сохранится']],
    button: 'Опубликовать',
    hasOwnPlace: true,
  },
  {
    name: 'one price',
    address: '/admin/prices?product=5',
    typed: [['Новая цена, ₽', '300000']],
    button: 'Обновить цену',
    hasOwnPlace: true,
  },
]
