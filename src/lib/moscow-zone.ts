/** Time zone of the shop: its days and clock are those of Moscow. */
export const MOSCOW_ZONE = 'Europe/Moscow'
