/** Texts of the pages as he writes them; parts that he leaves are not here. */

export const chrome = {
  firm: {
    region: 'Татарстан',
    inRegion: 'Татарстане',
    ofRegion: 'Татарстана',
    nearby: 'Татарстане',
    founded: '2021',
    experience: '4',
    projects: '120',
    frost: '150',
  },
  header: {
    logo: '{region}, с {founded} года',
    visit: 'Выезд по Казани и трём районам',
    sections: [
      { label: 'Услуги', href: '/services' },
      { label: 'Наши работы', href: '/projects' },
      { label: 'Советы', href: '/blog' },
      { label: 'О нас', href: '/about' },
      { label: 'Контакты', href: '/contact' },
    ],
  },
  footer: {
    text: 'Дилер двух заводов Татарстана. Продаём, ставим и обслуживаем станции.',
    title: 'Что делаем',
    links: [{ label: 'Монтаж станций', href: '/services' }],
  },
  button: { chat: 'Отвечает мастер', bot: 'Посчитает станцию', callNote: 'Перезвонит мастер' },
  siteMapPage: {
    servicesNote: 'Монтаж, дренаж, обслуживание',
    projectsNote: 'Дома у Волги',
    termsNote: 'Как платят и что гарантирует завод',
  },
  cartPage: {
    noObligation: 'Это ещё не заказ.',
    lead: 'Проверим участок и назовём сумму.',
    description: 'Выбранные станции и заявка на них.',
    whileEmpty: 'Добавьте станцию из каталога.',
  },
  projectsPage: { lead: 'Что и где мы поставили.', nothingYet: 'Позвоните нам.' },
  faqPage: { lead: 'О чём спрашивают мастера.', askText: 'Мастер ответит по телефону,' },
  inquiryPart: {
    steps: ['Мастер позвонит.', 'Приедет с рейкой.'],
    thanks: 'Скоро позвоним.',
    thanksForPhone: 'Скоро позвоним.',
  },
  productPage: {
    priceNote: 'Цена со склада в Казани.',
    askNote: 'Цену скажем по телефону.',
    goneNote: 'Завод её больше не делает.',
    specsNote: 'Из паспорта завода.',
    formNote: 'Мастер позвонит в тот же день.',
  },
  wizardPart: {
    toMeasure: 'Приедем и померяем.',
    noModels: 'Померяем на месте.',
    individual: 'Мастер посчитает сам.',
    sendNote: 'Мастер увидит ваши ответы.',
  },
  searchAnswers: {
    paymentText: 'Платят после пуска.',
    contactsText: 'Мастерская в Казани.',
    warrantyText: 'Её даёт завод.',
    mountingText: 'Ставим сами.',
  },
}

const FACTS = [
  { figure: '{experience} года', text: 'ставим станции в {nearby}' },
  { figure: '{projects}', text: 'домов' },
  { figure: '2', text: 'завода' },
]

export const home = {
  start: {
    searchTitle: 'станции для дома в {inRegion}',
    title: 'Станция для дома под Казанью',
    lead: 'Приедем, померяем, назовём цену с монтажом.',
    choose: 'Подобрать станцию',
    catalogue: 'Каталог',
  },
  facts: { facts: FACTS },
  bodies: {
    title: 'Какие бывают корпуса',
    text: 'Три формы двух заводов.',
    boxTitle: 'Прямоугольный',
    boxText: 'Занимает мало места.',
    boxHref: '/catalog/kama',
    cylinderTitle: 'Круглый',
    cylinderText: 'Держит глину.',
    cylinderHref: '/catalog/idel',
    lowTitle: 'Лежачий',
    lowText: 'Для высокой воды.',
    lowHref: '/search?q=Идель',
  },
  why: {
    title: 'Почему мы',
    text: 'Живём здесь же.',
    reasons: [{ figure: '3 года', title: 'Гарантия завода', text: 'Условия в [договоре](/terms).' }],
  },
  services: {
    title: 'Что делаем',
    all: 'Все услуги',
    installationTitle: 'Монтаж станции',
    installationText: 'Под ключ.',
    drainageTitle: 'Дренаж',
    drainageText: 'Отводим воду.',
    wellTitle: 'Осмотр участка',
    wellText: 'Приедем с рейкой.',
    heatingTitle: 'Обслуживание',
    heatingText: 'Дважды в год.',
  },
  about: {
    title: 'О нас',
    lead: 'С {founded} года работаем в {inRegion}.',
    text: 'Небольшая бригада из Казани.',
    more: 'Подробнее',
  },
  districts: {
    title: 'Куда ездим',
    text: 'Казань и три района.',
    officeName: 'Казань',
    officePlace: '55.796, 49.106',
    mapText: 'Схема: Казань и три района вокруг',
  },
  reviews: { title: 'Что говорят соседи' },
}

export const about = {
  start: {
    searchTitle: 'О нас',
    description: 'Дилер двух заводов {ofRegion}.',
    title: 'О нас',
    lead: 'С {founded} года ставим станции в {inRegion}.',
    facts: FACTS,
  },
  history: {
    title: 'Как начали',
    text: 'Смотрите [работы](/projects).',
    steps: [{ when: '{founded}', title: 'Первая станция', text: 'Поставили в Лаишево.' }],
  },
  manufacturers: { title: 'Дилер', text: 'Оба завода рядом.' },
  values: { title: 'Как работаем', text: 'Просто.', values: [{ title: 'Честно', text: 'Цена в договоре.' }] },
  team: { title: 'Кто приедет', text: 'Трое.', roles: [{ role: 'Бригадир', text: 'Рустам.' }] },
  action: { title: 'Расскажите о доме', text: 'Перезвоним.', ask: 'Спросить', choose: 'Подобрать' },
}

export const contact = {
  start: { title: 'Контакты', searchTitle: 'Контакты в Казани' },
  ways: {
    title: 'Спросите мастера',
    lead: 'Ответим сегодня.',
    chat: 'можно прислать фото',
    bot: 'посчитает станцию',
    office: 'мастерская',
    services: ['Монтаж станций', 'Обслуживание станций', 'Осмотр участка'],
  },
  office: { title: 'Где мы', map: 'Карта', plan: 'Мастерская в центре Казани.' },
  requisites: { title: 'Реквизиты', text: 'Условия в [договоре](/terms).' },
}

const service = (title: string, drawing: string) => ({
  title,
  drawing,
  description: `${title} в Казани и районах.`,
  details: ['Приезд', 'Работа', 'Акт'],
  ask: 'Спросить',
})

/** No wells, no heating: the firm does not offer them. */
export const services = {
  start: {
    title: 'Услуги',
    lead: 'Всё, что нужно станции.',
    searchTitle: 'Услуги в Казани',
    description: 'Монтаж, дренаж и обслуживание в {inRegion}.',
  },
  list: {
    services: [
      service('Монтаж станции', 'installation'),
      service('Дренаж', 'drainage'),
      service('Обслуживание', 'maintenance'),
    ],
  },
}
