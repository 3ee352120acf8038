import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')

/** Text of a product's page, and of its box with the price. */
async function read(address: string) {
  const html = await (await shop.get(address)).text()
  const box = html.slice(html.indexOf('class="buy__box"'))
  return { page: textOf(html), box: textOf(box.slice(0, box.indexOf('Сравнить'))) }
}

test('beside a number a visitor reads what another catalogue says, the price names no list', async () => {
  const { page, box } = await read('/product/evrolos-bio-5')
  expect(page).toContain('440 л Действующий прайс; в другом каталоге 210 л')
  expect(box).toContain('В корзину')
  expect(box).not.toContain('прайс')
})

test('beside a price that is old a visitor reads that it is', async () => {
  expect((await read('/product/topas-s-10')).box).toContain('Цена из старого калькулятора.')
})
