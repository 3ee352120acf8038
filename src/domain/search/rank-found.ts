/** What the order of search results reads; kopecks. */
interface Ranked {
  name: string
  price: number | null
  installationPrice: number | null
}

const ASKS_INSTALLATION = /монтаж|установ|под\s+ключ/i
const ASKS_PRICE =
  /(?<![а-яё])(?:цен(?:[аыуе]|ой|ам|ах)?|стоимост[а-я]+|сколько|прайс|куп(?:ить|лю)|заказать)(?![а-яё])/i

/**
 * Search results as the page shows them: models with a price first, and of these the ones whose price includes the installation
 * when it or a price was asked for (decisions.md, search): a sum without the work is no answer to «цена». The model that was named
 * stays first; else the given order is kept.
 */
export function rankFound<T extends Ranked>(products: readonly T[], query: string): T[] {
  const asksWhole = ASKS_INSTALLATION.test(query) || ASKS_PRICE.test(query)
  const named = toLetters(query)
  const rank = ({ name, price, installationPrice }: Ranked) => {
    if (toLetters(name) === named) return 0
    if (price === null) return 3
    return asksWhole && installationPrice === null ? 2 : 1
  }
  return products.toSorted((a, b) => rank(a) - rank(b))
}

const toLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-zа-яё0-9]+/g, '')
