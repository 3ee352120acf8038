/** Longer searches are cut: no model's name needs more, and a pasted page must not fill the screen. */
export const QUERY_LENGTH = 200
