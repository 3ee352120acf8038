/** Where the form stands on a product's page, for the links that lead to it. */
export const INQUIRY_ID = 'inquiry'
export const INQUIRY_HREF = `#${INQUIRY_ID}`
