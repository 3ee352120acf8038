/** Loads the code of the steps after the first, and of their request. */
export const loadLaterSteps = () => import('./later-steps.ts')
