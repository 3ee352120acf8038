/**
 * What the storefront tells Yandex Metrika of as a goal, by the identifier that a goal of the kind «JavaScript-событие» has there, and what
 * staff read of it.
 */
export const METRIKA_GOALS = {
  phone: 'нажат номер телефона',
  messenger: 'открыт мессенджер',
  email: 'нажат адрес почты',
  selection: 'открыт результат подбора',
  cart: 'товар положен в корзину',
  compare: 'товар добавлен к сравнению',
  inquiry: 'отправлена заявка',
} as const

export type MetrikaGoal = keyof typeof METRIKA_GOALS
