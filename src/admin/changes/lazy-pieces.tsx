import { lazy } from 'react'

/** Loaded with the library that compares, when the first difference is shown. */
export const WordDifference = lazy(async () => ({ default: (await import('./pieces.tsx')).WordDifference }))
export const LineDifference = lazy(async () => ({ default: (await import('./pieces.tsx')).LineDifference }))
