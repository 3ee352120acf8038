/** Loads the code of the steps after the first, and of their inquiry. */
export const loadLaterSteps = () => import('./later-steps.ts')
