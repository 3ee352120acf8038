/** What staff call the pages whose texts they edit, by key. */
export const PAGE_TITLES = { home: 'Главная', about: 'О компании' } as const

/** How journal and versions call the parts and fields of page texts. */
export const PAGE_WORDS = {
  start: 'Начало страницы',
  history: 'История',
  manufacturers: 'Производители',
  values: 'Ценности',
  team: 'Команда',
  action: 'Призыв в конце',
  title: 'Заголовок',
  lead: 'Под заголовком',
  text: 'Текст',
  facts: 'Цифры',
  figure: 'Цифра',
  searchTitle: 'Заголовок для поисковиков',
  description: 'Описание для поисковиков',
  steps: 'Этапы',
  when: 'Когда',
  roles: 'Люди',
  role: 'Кто',
  ask: 'Кнопка вопроса',
  choose: 'Кнопка подбора',
} as const
