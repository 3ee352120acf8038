import { Window } from 'happy-dom'
import type { TestShop } from './shop.ts'

/** What a browser without scripts has of a page; found by CSS, with ordinary spaces. */
export interface PageDocument {
  status: number
  html: string
  /** Words of the elements, in their order. */
  texts(selector: string): string[]
  /** All words of the first such element; throws when there is none. */
  text(selector: string): string
  /** An attribute of the elements, null where it is missing. */
  attributes(selector: string, name: string): (string | null)[]
  /** Addresses of links. */
  links(selector: string): (string | null)[]
}

const toPlain = (text: string | null) => (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

const parser = new new Window().DOMParser()

/** Reads pages of the shop as documents. */
export function openPages(shop: TestShop) {
  return async (address: string, headers?: Record<string, string>): Promise<PageDocument> => {
    const response = await shop.get(address, headers)
    const html = await response.text()
    const document = parser.parseFromString(html, 'text/html')
    const find = (selector: string) => [...document.querySelectorAll(selector)]
    const attributes = (selector: string, name: string) =>
      find(selector).map((element) => {
        const value = element.getAttribute(name)
        return value === null ? null : toPlain(value)
      })
    return {
      status: response.status,
      html,
      texts: (selector) => find(selector).map(({ textContent }) => toPlain(textContent)),
      text(selector) {
        const [first] = find(selector)
        if (!first) throw new Error(`${address} has no ${selector}`)
        return toPlain(first.textContent)
      },
      attributes,
      links: (selector) => attributes(selector, 'href'),
    }
  }
}
