import { lazy } from 'react'
import { WholeLines, WholeTexts } from './whole-texts.tsx'

/** Loaded with the library that compares, when the first difference is shown; where it cannot be had, both states are shown whole. */
export const WordDifference = lazy(async () => {
  const pieces = await import('./pieces.tsx').catch(() => null)
  return { default: pieces?.WordDifference ?? WholeTexts }
})
export const LineDifference = lazy(async () => {
  const pieces = await import('./pieces.tsx').catch(() => null)
  return { default: pieces?.LineDifference ?? WholeLines }
})
