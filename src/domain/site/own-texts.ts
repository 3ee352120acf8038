/** Texts of a new shop that sources of rules name; a shop may have others. */
export const ownTextNames = ['choice', 'water', 'outlet', 'weekend', 'powerCut'] as const
export type OwnText = (typeof ownTextNames)[number]

/** A text of the shop's own that sources of rules name: a post by its slug, or a question by its category and a word of it. */
type Place = { post: string } | { faq: string; asks: RegExp }

/** Where visitors read them. */
export const OWN_TEXTS = {
  choice: { post: 'kak-vybrat-stanciyu' },
  water: { post: 'vysokie-gruntovye-vody-i-plyvun' },
  outlet: { post: 'kuda-otvodit-ochishennuyu-vodu' },
  weekend: { faq: 'vybor-stancii', asks: /выходн/i },
  powerCut: { faq: 'elektrichestvo-i-avarii', asks: /отключ.* электричеств/i },
} as const satisfies Record<OwnText, Place>
