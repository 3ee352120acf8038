/** Author of a post that was saved without one (admin.md, section 3). */
export const DEFAULT_AUTHOR = 'Администратор'
