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
const DRAWINGS: Readonly<Record<ServiceDrawing, { icon: IconName; picture: string }>> = {
  drilling: { icon: 'drill', picture: drilling },
  'water-supply': { icon: 'drop', picture: waterSupply },
  heating: { icon: 'heat', picture: heating },
  'blind-area': { icon: 'footing', picture: blindArea },
  well: { icon: 'well', picture: well },
  drainage: { icon: 'drain', picture: drainage },
  installation: { icon: 'tank', picture: installation },
  maintenance: { icon: 'wrench', picture: maintenance },
  delivery: { icon: 'truck', picture: delivery },
  documents: { icon: 'file', picture: documents },
  consultation: { icon: 'help', picture: consultation },
}

/** The services as the page shows them, each with its anchor, icon and drawing. */
export const toServices = ({ services }: BlocksOf<'services'>['list']) =>
  withAnchors(services).map((service) => ({ ...service, ...DRAWINGS[service.drawing] }))
export type Service = ReturnType<typeof toServices>[number]
