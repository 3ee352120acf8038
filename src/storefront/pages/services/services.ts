import blindArea from '../../../../content/services/blind-area.svg?no-inline'
import consultation from '../../../../content/services/consultation.svg?no-inline'
import delivery from '../../../../content/services/delivery.svg?no-inline'
import documents from '../../../../content/services/documents.svg?no-inline'
import drainage from '../../../../content/services/drainage.svg?no-inline'
import drilling from '../../../../content/services/drilling.svg?no-inline'
import heating from '../../../../content/services/heating.svg?no-inline'
import installation from '../../../../content/services/installation.svg?no-inline'
import maintenance from '../../../../content/services/maintenance.svg?no-inline'
import waterSupply from '../../../../content/services/water-supply.svg?no-inline'
import well from '../../../../content/services/well.svg?no-inline'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { type ServiceDrawing, withAnchors } from '../../../domain/site/service-drawings.ts'
import type { IconName } from '../../../ui/icon-name.ts'

/** Icon and drawing (320 × 190) of each kind of service. */
const DRAWINGS: Readonly<Record<ServiceDrawing, { icon: IconName; drawn: string }>> = {
  drilling: { icon: 'drill', drawn: drilling },
  'water-supply': { icon: 'drop', drawn: waterSupply },
  heating: { icon: 'heat', drawn: heating },
  'blind-area': { icon: 'footing', drawn: blindArea },
  well: { icon: 'well', drawn: well },
  drainage: { icon: 'drain', drawn: drainage },
  installation: { icon: 'tank', drawn: installation },
  maintenance: { icon: 'wrench', drawn: maintenance },
  delivery: { icon: 'truck', drawn: delivery },
  documents: { icon: 'file', drawn: documents },
  consultation: { icon: 'help', drawn: consultation },
}

/** The services as the page shows them, each with its anchor, icon, drawing and picture of its own, if any. */
export const toServices = ({ services }: BlocksOf<'services'>['list']) =>
  withAnchors(services).map((service) => ({ ...service, ...DRAWINGS[service.drawing] }))
export type Service = ReturnType<typeof toServices>[number]
