import { formatChoice } from './choice-labels.ts'

/** The wizard's answers in a few words: «4 чел., суглинок»; null without them. The data comes from the sender and may be anything. */
export function toWizardLine(wizardData: unknown): string | null {
  if (typeof wizardData !== 'object' || wizardData === null) return null
  const answers = new Map(Object.entries(wizardData))
  const residents = answers.get('residents')
  const soil = answers.get('soilType')
  const parts = [
    typeof residents === 'string' && residents.trim() !== '' ? formatResidents(residents.trim()) : '',
    typeof soil === 'string' ? (formatChoice('soilType', soil) || soil).trim().toLowerCase() : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

function formatResidents(value: string): string {
  const label = formatChoice('residents', value) || value
  return value === 'settlement' ? label : `${label.toLowerCase()} чел.`
}
