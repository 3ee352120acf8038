const SOURCES = new Map(
  Object.entries({
    direct: 'Прямой заход',
    yandex: 'Яндекс',
    'yandex-direct': 'Яндекс Директ',
    google: 'Google',
    vk: 'ВКонтакте',
    telegram: 'Telegram',
    avito: 'Авито',
    phone: 'Телефон',
    visit: 'Офис',
  }),
)

/** The name of a source: utm.source, else the referrer's host, else `direct`; `phone` or `visit` when staff entered the inquiry. */
export function formatSource(name: string): string {
  return SOURCES.get(name.toLowerCase()) ?? name
}
