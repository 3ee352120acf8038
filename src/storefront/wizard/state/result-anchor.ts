/** Id of the result below the steps, for links to it. */
export const RESULT_ID = 'selection-result'
export const RESULT_HREF = `#${RESULT_ID}`
