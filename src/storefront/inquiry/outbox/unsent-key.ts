/** Key of the requests in local storage. */
export const UNSENT_KEY = 'inquiry-unsent'
