/** Id of the proposed models, for links to them. */
export const RESULT_ID = 'wizard-result'
