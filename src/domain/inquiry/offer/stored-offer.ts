import { calculationPath } from '../../selection/parameters.ts'
import type { Offer, OfferedModel } from './offer.ts'
import { readSentAnswers } from './sent-answers.ts'

/** Reads what the selection offered from stored answers; null without. Older rows hold whatever was sent under that name. */
export function readOffer(wizardData: unknown): Offer | null {
  const offer = toFields(toFields(wizardData).offer)
  const { models, warnings, rulesVersion, link } = offer
  if (!Array.isArray(models) || !isTexts(warnings) || typeof rulesVersion !== 'string') return null
  if (typeof link !== 'string' || !/^\/(?:\?|$)/.test(link)) return null
  const read = models.map(readModel)
  const whole = read.filter((model) => model !== null)
  return whole.length === read.length ? { models: whole, warnings, rulesVersion, link } : null
}

/** Path of the public calculation of stored answers, also of those without an offer; null when they cannot be read. */
export function findCalculation(wizardData: unknown): string | null {
  const offer = readOffer(wizardData)
  if (offer) return offer.link
  const site = readSentAnswers(wizardData)
  return site && calculationPath(site)
}

function readModel(stored: unknown): OfferedModel | null {
  const { slug, name, price, conditions } = toFields(stored)
  if (typeof slug !== 'string' || typeof name !== 'string' || !isTexts(conditions)) return null
  return typeof price === 'number' || price === null ? { slug, name, price, conditions } : null
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
