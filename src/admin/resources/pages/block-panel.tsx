import { useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { partAnchor } from '../../../domain/site/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import type { FormBlock } from './blocks.ts'
import { FieldControl } from './field-control.tsx'
import { toFieldName } from './form-values.ts'
import { RowsControl } from './rows-control.tsx'

/** The fields of a part of a page; `onReset` brings its original texts back. */
export function BlockPanel({ block, form, onReset }: BlockPanelProps) {
  const headingId = useId()
  return (
    <Panel
      as="section"
      isRoomy
      id={partAnchor(block.name)}
      // For who is led here: reading and Tab go on from its heading.
      tabIndex={-1}
      aria-labelledby={headingId}
    >
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
        {onReset && (
          <div>
            <Button
              size="small"
              variant="quiet"
              icon="reset"
              aria-label={`Вернуть исходное: ${block.title}`}
              onClick={onReset}
            >
              Вернуть исходное
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

interface BlockPanelProps {
  block: FormBlock
  form: UseFormReturn<FieldValues>
  onReset: (() => void) | undefined
}
