import blindArea from '../../../../content/services/blind-area.svg?no-inline'
import consultation from '../../../../content/services/consultation.svg?no-inline'
import delivery from '../../../../content/services/delivery.svg?no-inline'
import documents from '../../../../content/services/documents.svg?no-inline'
import drainage from '../../../../content/services/drainage.svg?no-inline'
import drilling from '../../../../content/services/drilling.svg?no-inline'
import heating from '../../../../content/services/heating.svg?no-inline'
import installation from '../../../../content/services/installation.svg?no-inline'
import maintenance from '../../../../content/services/maintenance.svg?no-inline'
import texts from '../../../../content/services/services.json' with { type: 'json' }
import waterSupply from '../../../../content/services/water-supply.svg?no-inline'
import well from '../../../../content/services/well.svg?no-inline'
import type { IconName } from '../../../ui/icon-name.ts'

export interface Service {
  /** Anchor on the page. */
  id: string
  title: string
  icon: IconName
  /** Drawing, 320 × 190. */
  picture: string
  description: string
  details: readonly string[]
  /** Text of the link to the contact page. */
  ask: string
}

/** The eleven services in the order of storefront.md, section 2; texts are in `content/services/`. */
export const services: readonly Service[] = [
  { id: 'drilling', icon: 'drill', picture: drilling, ...texts.drilling },
  { id: 'water-supply', icon: 'drop', picture: waterSupply, ...texts['water-supply'] },
  { id: 'heating', icon: 'heat', picture: heating, ...texts.heating },
  { id: 'blind-area', icon: 'footing', picture: blindArea, ...texts['blind-area'] },
  { id: 'well', icon: 'well', picture: well, ...texts.well },
  { id: 'drainage', icon: 'drain', picture: drainage, ...texts.drainage },
  { id: 'installation', icon: 'tank', picture: installation, ...texts.installation },
  { id: 'maintenance', icon: 'wrench', picture: maintenance, ...texts.maintenance },
  { id: 'delivery', icon: 'truck', picture: delivery, ...texts.delivery },
  { id: 'documents', icon: 'file', picture: documents, ...texts.documents },
  { id: 'consultation', icon: 'help', picture: consultation, ...texts.consultation },
]
