import { z } from 'zod'
import { numberRanges, switchNames, wizardChoices } from '../domain/selection/answers.ts'
import { ruleNames } from '../domain/selection/norms.ts'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'

// Values are read by `parseParameters` of src/domain/selection/parameters.ts, as in the wizard's links; here they are documented.
const choices = Object.entries(wizardChoices).map(([name, offered]) => [name, offered.join(', ')] as const)
const numbers = Object.entries(numberRanges).map(([name, { min, max }]) => [name, `${min}–${max}`] as const)
const switches = switchNames.map((name) => [name, 'true, false'] as const)

const answersSchema = z.looseObject(
  Object.fromEntries(
    [...choices, ...numbers, ...switches].map(([name, values]) => [
      name,
      z.unknown().optional().describe(values),
    ]),
  ),
)

const centimetres = z.number().nullable()

export const selection = {
  get: defineEndpoint(
    publicEndpoints.selection.get,
    'Подбор станции: чего нет в запросе, то неизвестно. Глубины в сантиметрах, расстояния в метрах',
  )
    .input(answersSchema)
    .output(
      z.object({
        rulesVersion: z.string(),
        load: z.object({
          litresPerDay: z.int().nullable(),
          salvo: z
            .int()
            .nullable()
            .describe('л за полчаса, названных приборов; null, если не назван ни один'),
        }),
        levels: z.object({
          inlet: centimetres.describe('Низ трубы у станции'),
          outletMax: centimetres.describe('Самый глубокий выход, с которого самотёк ещё дойдёт'),
          head: centimetres.describe('outletMax минус выход первой модели'),
        }),
        models: z
          .array(
            z.object({
              productId: z.int(),
              slug: z.string(),
              condition: z.string().nullable().describe('«если …»: когда модель подходит'),
              reason: z.string(),
              warnings: z.array(z.string()),
            }),
          )
          .max(3),
        rules: z.array(z.enum(ruleNames)).describe('Правила, которые удалось проверить'),
        rejected: z.array(z.object({ slug: z.string(), rule: z.enum(ruleNames), reason: z.string() })),
        toMeasure: z.array(z.string()),
        individual: z.boolean().describe('Считает инженер'),
      }),
    ),
}
