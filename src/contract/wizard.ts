import { z } from 'zod'
import { type ChoiceName, wizardChoices } from '../domain/selection/answers.ts'
import { validateDistance } from '../domain/selection/distance.ts'
import { emailField, nameField, phoneField } from './contact-fields.ts'

const choice = (name: ChoiceName, missing: string) => z.enum(wizardChoices[name], { error: missing })

const metres = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .superRefine((text, context) => {
      const message = validateDistance(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })

const optional = z.string().trim().optional()
const CONSENT_REQUIRED = 'Необходимо согласие на обработку персональных данных'

/** A wizard's request (storefront.md, sections 3 and 5); validated when sent, not between steps. */
export const wizardRequestSchema = z.object({
  residents: choice('residents', 'Выберите, сколько человек живёт в доме'),
  livingType: choice('livingType', 'Выберите, как вы живёте в доме'),
  guests: choice('guests', 'Выберите, сколько бывает гостей'),
  pipeDepth: z.string().trim().min(1, 'Укажите глубину трубы'),
  groundWater: choice('groundWater', 'Выберите, как близко грунтовая вода'),
  soilType: choice('soilType', 'Выберите грунт, хотя бы «Другое»'),
  waterDisposal: choice('waterDisposal', 'Выберите, куда уйдёт очищенная вода'),
  wellProductivity: optional,
  totalRings: optional,
  waterRings: optional,
  baths: optional,
  showers: optional,
  washers: optional,
  banya: optional,
  ditchDepth: optional,
  plotFall: optional,
  existing: optional,
  powerCuts: optional,
  distanceToInstallation: metres('Укажите расстояние до места установки'),
  distanceToDisposal: metres('Укажите расстояние до точки сброса'),
  name: nameField,
  phone: phoneField,
  email: emailField,
  comment: optional,
  agree: z.literal(true, { error: CONSENT_REQUIRED }),
})
