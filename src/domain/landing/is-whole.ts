import type { LandingFilter } from './match-landing.ts'

/** Whether the filter leaves all models: such a page repeats the catalogue, and is for no search engine. */
export const isWhole = ({ manufacturer, users, groundWater, spec = {} }: LandingFilter): boolean =>
  manufacturer === undefined &&
  users === undefined &&
  groundWater === undefined &&
  Object.keys(spec).length === 0
