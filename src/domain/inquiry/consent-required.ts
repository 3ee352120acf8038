/** What a form says whose consent is required and not given (storefront.md, section 5). */
export const CONSENT_REQUIRED = 'Необходимо согласие на обработку персональных данных'
