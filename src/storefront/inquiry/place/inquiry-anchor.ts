/** Id of the form on a product's page. */
export const INQUIRY_ID = 'inquiry'
export const INQUIRY_HREF = `#${INQUIRY_ID}`
