/** What the demo is known by, under the name of what it tells. */
const REMAINS = {
  place:
    /Московск|Подмосков|Реутов|Новокосино|МКАД|Мытищ|Щ[её]лков|Балаших|Пушкино|Ивантеев|Фрязино|Ногинск|Сергиев|Корол[её]в(?![а-я])|Лосино|Ярославское|Горьковское|Носовихин|143960|Юбилейный/,
  moscow: /Москв/,
  maker: /Топас|Евролос|Био-С(?![а-я])|Тополь|[Tt]opas|[Ee](?:u|v)rolos|bio-s(?![a-z])/,
  phone: /\(495\)|\+?[78]\s?\(?495|74950000000/,
  name: /Автономная канализация/,
  number: /1234567894|(?<!\d)2016(?!\d)/,
  person: /Андрей Викторович|Ольга С\.|Инженеры компании|Инженер сервисной службы/,
  count: /одиннадцат|тр[её]х производител|восьми район|[Вв]осемь (?:район|город)/,
  article: /(?:статья|ответ) магазина/,
  service: /[Бб]урени|скважины, дренаж|отоплени|[Пп]роектировани/,
}

/** What of the demo is left in an answer to `path`; what the address itself asked for is only its echo. */
export function findRemains(text: string, path: string): string[] {
  const asked = decodeURIComponent(path).toLowerCase()
  const plain = text.replaceAll(/\u00a0|&nbsp;|\\u00a0|\\xA0/g, ' ')
  return Object.entries(REMAINS).flatMap(([kind, pattern]) =>
    [...plain.matchAll(new RegExp(pattern, 'g'))]
      .filter(({ 0: found }) => !asked.includes(found.toLowerCase()))
      .map(
        ({ index }) =>
          `${kind}: …${plain.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ')}…`,
      ),
  )
}
