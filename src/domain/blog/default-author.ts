/** Author of a post that was saved without one (admin.md, section 3). */
export const DEFAULT_AUTHOR = 'Администратор'

/** Fewest letters of an author's name (admin.md, section 5). */
export const MIN_AUTHOR = 2
