/** The first admin of every shop under a browser test. */
export const ADMIN = { username: 'admin', password: 'проверка-входа-1' }
