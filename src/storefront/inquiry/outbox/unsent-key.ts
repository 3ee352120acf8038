/** Key of the inquiries in local storage. */
export const UNSENT_KEY = 'inquiry-unsent'
