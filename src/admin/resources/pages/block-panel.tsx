import { useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import type { FormBlock } from './blocks.ts'
import { RowsControl } from './rows-control.tsx'
import { TextControl } from './text-control.tsx'

/** The fields of a part of a page. */
export function BlockPanel({ block, form }: { block: FormBlock; form: UseFormReturn<FieldValues> }) {
  const headingId = useId()
  return (
    <Panel as="section" isRoomy aria-labelledby={headingId}>
      <PanelHead id={headingId} title={block.title} />
      <div className="pages__fields">
        {block.fields.map((field) => {
          const props = { field, name: `${block.name}.${field.name}`, form }
          return field.control === 'rows' ? (
            <RowsControl key={field.name} {...props} />
          ) : (
            <TextControl key={field.name} {...props} />
          )
        })}
      </div>
    </Panel>
  )
}
