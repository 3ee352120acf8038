/** Stands for a stored secret in answers; sent back, the secret stays as it is. */
export const HIDDEN_SECRET = '•••'
