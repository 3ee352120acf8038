import type { SiteAnswers } from '../../domain/selection/answers.ts'
import { type SelectedLevels, toLevelRows } from '../../domain/selection/levels-table.ts'
import { describePlot } from '../../drawing/plot-section/description.ts'
import { plotKey } from '../../drawing/plot-section/key.ts'
import { type SelectedPlot, toPlotSection } from '../../drawing/plot-section/to-plot-section.ts'
import { plotAddress, plotViewSizes } from '../../drawing/plot-section/view-sizes.ts'
import './plot-section.css'

/** Pages of this width and up show the wide sheet, phones the narrow one, and all between the middle one. */
const WIDE = '(min-width: 64em)'
const MIDDLE = '(min-width: 40em)'

/** The section of the visitor's plot by the answers and the first model, with the table of its levels. */
export function PlotSection({ site, selection }: PlotSectionProps) {
  const section = toPlotSection(site, selection)
  const key = plotKey(section)
  return (
    <section className="section own-plot" id="plot" aria-labelledby="plot-title">
      <div className="wrap">
        <div className="head">
          <h2 id="plot-title">Разрез вашего участка</h2>
          <p>{leadOf(section)}</p>
        </div>
        <figure className="own-plot__whole">
          <picture>
            <source media={WIDE} srcSet={plotAddress('section', key)} {...plotViewSizes.section} />
            <source
              media={MIDDLE}
              srcSet={plotAddress('section-middle', key)}
              {...plotViewSizes['section-middle']}
            />
            <img
              loading="lazy"
              decoding="async"
              {...plotViewSizes['section-narrow']}
              src={plotAddress('section-narrow', key)}
              alt={describePlot(section)}
            />
          </picture>
          <figcaption className="small muted">
            Масштаб один по ширине и глубине, метр показан внизу справа; длинные трубы нарисованы с разрывом.
            Глубины до низа трубы.
          </figcaption>
        </figure>
        <Levels site={site} selection={selection} />
      </div>
    </section>
  )
}

function Levels({ site, selection }: Pick<PlotSectionProps, 'site' | 'selection'>) {
  return (
    <table className="own-plot__levels">
      <caption>Отметки</caption>
      <thead>
        <tr>
          <th scope="col">Где</th>
          <th scope="col">Ниже земли</th>
          <th scope="col">Откуда число</th>
        </tr>
      </thead>
      <tbody>
        {toLevelRows(site, selection).map(({ where, depth, source, isUnknown }) => (
          <tr key={where} className={isUnknown ? 'is-unknown' : undefined}>
            <th scope="row">{where}</th>
            <td>{depth}</td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is drawn, and what was not known. */
function leadOf({ pipe, run, station }: ReturnType<typeof toPlotSection>): string {
  if (station === null) return 'Станцию подберёт инженер: её место нарисовано пунктиром.'
  if (pipe === null) {
    const limit = station.inletRange?.to
    const depth = limit === undefined ? 'пунктиром' : `пунктиром на пределе корпуса — ${limit / 10}\u00a0см`
    return `Глубину трубы вы не знаете, поэтому она нарисована ${depth}.`
  }
  if (run === null) return 'Расстояние до станции вы не знаете, поэтому труба к ней нарисована пунктиром.'
  return 'Нарисован по вашим ответам: труба, уклоны, котлован и место сброса на своих глубинах.'
}

type PlotSectionProps = { site: SiteAnswers; selection: SelectedPlot & SelectedLevels }
