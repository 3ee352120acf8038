import { useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import type { FormBlock } from './blocks.ts'
import { FieldControl } from './field-control.tsx'
import { toFieldName } from './form-values.ts'
import { RowsControl } from './rows-control.tsx'

/** The fields of a part of a page. */
export function BlockPanel({ block, form }: { block: FormBlock; form: UseFormReturn<FieldValues> }) {
  const headingId = useId()
  return (
    <Panel as="section" isRoomy aria-labelledby={headingId}>
      <PanelHead id={headingId} title={block.title} />
      <div className="pages__fields">
        {block.fields.map((field) => {
          const props = { field, name: toFieldName(block.name, field.name), form }
          return field.control === 'rows' ? (
            <RowsControl key={field.name} {...props} />
          ) : (
            <FieldControl key={field.name} {...props} />
          )
        })}
      </div>
    </Panel>
  )
}
