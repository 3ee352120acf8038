import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BlocksOf, PAGE_BLOCKS, type PageKey } from '../../../contract/pages/pages.ts'
import { root } from '../../root.ts'

const read = (key: PageKey): unknown =>
  JSON.parse(readFileSync(path.join(root, `content/pages/${key}.json`), 'utf8'))

/** The texts of `content/pages/`, with which a shop begins. Throws when a file is not what the contract says. */
export const ORIGINAL_TEXTS: { readonly [Key in PageKey]: BlocksOf<Key> } = {
  home: PAGE_BLOCKS.home.parse(read('home')),
  about: PAGE_BLOCKS.about.parse(read('about')),
  services: PAGE_BLOCKS.services.parse(read('services')),
  contact: PAGE_BLOCKS.contact.parse(read('contact')),
}
