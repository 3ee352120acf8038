import { wizardChoices } from '../selection/answers.ts'
import { formatChoice } from '../selection/choice-labels.ts'

/** How high the ground water stands, in the words of the wizard. */
export const groundWaterLabels: Readonly<Record<string, string>> = Object.fromEntries(
  wizardChoices.groundWater.map((height) => [height, formatChoice('groundWater', height)]),
)
