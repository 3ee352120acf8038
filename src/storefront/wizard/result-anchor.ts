/** Where the proposed models stand, for the links that lead to them. */
export const RESULT_ID = 'wizard-result'
