/** Stands under a post whose author was left out (admin.md, section 3). */
export const DEFAULT_AUTHOR = 'Администратор'
