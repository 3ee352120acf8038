/** Beginning of a folder's name with what people put into names, and what shells, addresses and patterns read as signs of their own. */
export const ODD_NAME = `магазин "Топас" d'or #1 50% a:b [x] {y,z} * ! & \` \\ $HOME `
