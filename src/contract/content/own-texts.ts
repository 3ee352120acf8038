import { z } from 'zod'
import { ownTextNames } from '../../domain/site/own-texts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'

export const ownTexts = {
  list: defineEndpoint(
    publicEndpoints.ownTexts.list,
    'Статьи и ответы магазина, которые называют источники правил подбора и которые видят посетители',
  ).output(z.array(z.enum(ownTextNames))),
}
