import { z } from 'zod'
import { CONSENT_REQUIRED } from '../../domain/inquiry/consent-required.ts'
import { type ChoiceName, type NumberName, UNKNOWN, wizardChoices } from '../../domain/selection/answers.ts'
import { validateTyped } from '../../domain/selection/typed-number.ts'
import { emailField, nameField, phoneField } from './contact-fields.ts'

/** One of the choices, or «не знаю», which answers the question too. */
const choice = (name: ChoiceName, missing: string) =>
  z.enum([...wizardChoices[name], UNKNOWN], { error: missing })

/** A number as it is typed, or «не знаю»; `missing` is the message of an empty one. */
const metres = (name: NumberName, missing: string) =>
  z.string().trim().min(1, missing).superRefine(check(name))

const optionalNumber = (name: NumberName) => z.string().trim().superRefine(check(name)).optional()

const check = (name: NumberName) => (typed: string, context: z.RefinementCtx) => {
  const message = validateTyped(name, typed)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

const optional = z.string().trim().optional()

/** A wizard's request (storefront.md, sections 3 and 5); validated when sent, not between steps. */
export const wizardRequestSchema = z.object({
  residents: choice('residents', 'Выберите, сколько человек живёт в доме'),
  livingType: choice('livingType', 'Выберите, как вы живёте в доме'),
  guests: choice('guests', 'Выберите, сколько бывает гостей'),
  pipeDepth: z.string().trim().min(1, 'Укажите глубину трубы'),
  groundWater: choice('groundWater', 'Выберите, как близко грунтовая вода'),
  soilType: choice('soilType', 'Выберите грунт или отметьте «Не знаю»'),
  waterDisposal: choice('waterDisposal', 'Выберите, куда уйдёт очищенная вода'),
  wellProductivity: optionalNumber('wellProductivity'),
  totalRings: optionalNumber('totalRings'),
  waterRings: optionalNumber('waterRings'),
  baths: optionalNumber('baths'),
  showers: optionalNumber('showers'),
  washers: optionalNumber('washers'),
  banya: optional,
  ditchDepth: optionalNumber('ditchDepth'),
  plotFall: optionalNumber('plotFall'),
  existing: optional,
  powerCuts: optional,
  distanceToInstallation: metres('distanceToInstallation', 'Укажите расстояние до места установки'),
  distanceToDisposal: metres('distanceToDisposal', 'Укажите расстояние до точки сброса'),
  name: nameField,
  phone: phoneField,
  email: emailField,
  comment: optional,
  agree: z.literal(true, { error: CONSENT_REQUIRED }),
})
