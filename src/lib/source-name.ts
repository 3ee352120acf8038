const SOURCES = new Map(
  Object.entries({
    direct: 'Прямой заход',
    yandex: 'Яндекс',
    'yandex-direct': 'Яндекс Директ',
    google: 'Google',
    vk: 'ВКонтакте',
    telegram: 'Telegram',
    avito: 'Авито',
  }),
)

/** The name of a source: utm.source, else the referrer's host, else `direct`. */
export function formatSource(name: string): string {
  return SOURCES.get(name.toLowerCase()) ?? name
}
