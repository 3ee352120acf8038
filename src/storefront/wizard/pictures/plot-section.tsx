import type { Outfall } from '@septic-shop/plot/outfall.ts'
import { plotKey } from '@septic-shop/station-drawing/plot-section/key.ts'
import {
  type PlotView,
  plotAddress,
  plotViewSizes,
} from '@septic-shop/station-drawing/plot-section/view-sizes.ts'
import {
  describeDischarge,
  describePlot,
  describeStation,
} from '@septic-shop/station-drawing/plot-section/words/description.ts'
import type { ReactNode } from 'react'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { type SelectedLevels, toLevelRows } from '../../../domain/selection/result/levels-table.ts'
import { type SelectedPlot, toPlotSection } from './to-plot-section.ts'
import '../plot-section.css'

/** Pages of this width and up show the wide sheets; phones the narrow ones, all between a middle one. */
const WIDE = '(min-width: 64em)'
const MIDDLE = '(min-width: 40em)'

/** The section of the visitor's plot by the answers and the first model, its details, and the table of its levels. */
export function PlotSection({ site, selection }: PlotSectionProps) {
  const section = toPlotSection(site, selection)
  const key = plotKey(section)
  return (
    <section className="res-part own-plot" id="plot" aria-labelledby="plot-title">
      <div className="wrap">
        <div className="head">
          <h3 id="plot-title">Разрез вашего участка</h3>
          <p>{leadOf(section)}</p>
        </div>
        <figure>
          <Sheet
            drawn={key}
            views={['section-narrow', 'section-middle', 'section']}
            alt={describePlot(section)}
          />
          <figcaption>
            Масштаб один по ширине и глубине, метр показан внизу справа; слишком длинные трубы нарисованы с
            разрывом. Глубины до низа трубы.
          </figcaption>
        </figure>
        <div className="own-plot__details">
          <Detail letter="А" title="Станция в котловане">
            <Sheet
              drawn={key}
              views={['section-station-narrow', 'section-station-narrow', 'section-station']}
              alt={describeStation(section)}
            />
          </Detail>
          {section.outfall !== 'place' && (
            <Detail letter="Б" title={dischargeTitles[section.outfall]}>
              <Sheet
                drawn={key}
                views={['section-discharge-narrow', 'section-discharge-narrow', 'section-discharge']}
                alt={describeDischarge(section)}
              />
            </Detail>
          )}
          <Levels site={site} selection={selection} />
        </div>
      </div>
    </section>
  )
}

const dischargeTitles: Readonly<Record<Exclude<Outfall, 'place'>, string>> = {
  ditch: 'Выпуск в канаву',
  ravine: 'Выпуск в овраг',
  well: 'Выпуск в колодец',
  field: 'Выпуск на поле фильтрации',
}

/** A drawing in the view for the width of the page: phone, tablet, desktop. */
function Sheet({ drawn, views: [narrow, middle, wide], alt }: SheetProps) {
  return (
    <picture>
      <source media={WIDE} srcSet={plotAddress(wide, drawn)} {...plotViewSizes[wide]} />
      <source media={MIDDLE} srcSet={plotAddress(middle, drawn)} {...plotViewSizes[middle]} />
      <img
        loading="lazy"
        decoding="async"
        {...plotViewSizes[narrow]}
        src={plotAddress(narrow, drawn)}
        alt={alt}
      />
    </picture>
  )
}

type SheetProps = { drawn: string; views: readonly [PlotView, PlotView, PlotView]; alt: string }

/** A detail with the letter that the whole section marks it with. */
function Detail({ letter, title, children }: { letter: string; title: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>
        <b>{letter}</b> {title}
      </figcaption>
    </figure>
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
