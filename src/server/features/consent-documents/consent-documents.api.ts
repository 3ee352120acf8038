import { api } from '../../platform/http/implementer.ts'
import { listConsentDocuments } from './consent-documents.service.ts'

export const consentDocuments = {
  list: api.consentDocuments.list.handler(({ context }) => listConsentDocuments(context.db)),
}
