/** The fields of a form, from the declaration of the plan that they make. */
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shapeOf, traitsOf, type Fields, type Shape, type Traits } from '../../../contract/studies/field.ts'
import { i18n } from '../../language/i18n.ts'
import { newSeed } from '../../model/studies/new-seed.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { NumberField } from '../../ui/controls/number-field.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Toggles } from '../../ui/controls/toggles.tsx'

/** The draft of a form, and how its fields change it. */
export interface FieldsProps<Draft> {
  readonly draft: Draft
  readonly choose: (part: Partial<Draft>) => void
}

/** The labels of values that have no texts of their own, by field. */
export type ValueLabels = Readonly<Record<string, (value: never) => ReactNode>>

interface Limits {
  readonly min?: number
  readonly max?: number
}

interface PlanFieldsProps<Draft, Name extends string> extends FieldsProps<Draft> {
  readonly of: Fields
  /** The fields by line: one that is as wide as the line, or at most two beside each other. */
  readonly rows: readonly (Name | readonly [Name, Name?])[]
  readonly labels?: ValueLabels
  /** The limits of numbers where they follow from the rest of the draft. */
  readonly limits?: { readonly [Of in Name]?: Limits }
}

/** Fields line by line, each line with its notes below it. */
export function PlanFields<Draft extends object, Name extends string & keyof Draft>({
  of,
  rows,
  draft,
  choose,
  labels = {},
  limits = {},
}: PlanFieldsProps<Draft, Name>) {
  // The labels change with the language.
  useTranslation()
  const fieldOf = (name: Name) => (
    <PlanField
      key={name}
      shape={{ ...shapeOf(of[name]), ...limits[name] }}
      traits={traitsOf(of[name])}
      value={draft[name]}
      onChange={(value) => choose({ [name]: value } as Partial<Draft>)}
      {...(labels[name] && { labelOf: labels[name] as (value: unknown) => ReactNode })}
    />
  )
  return rows.map((row) => {
    const names = typeof row === 'string' ? [row] : row.filter((name) => name !== undefined)
    const fields = names.map(fieldOf)
    return (
      <Fragment key={names[0]}>
        {typeof row === 'string' ? fields : <div className="field-pair">{fields}</div>}
        {names.map((name) => (
          <Note key={name} traits={traitsOf(of[name])} value={draft[name]} />
        ))}
      </Fragment>
    )
  })
}

function Note({ traits: { note, notes }, value }: { traits: Traits; value: unknown }) {
  const keys = [notes && `${notes}.${String(value)}`, note].filter((key) => key !== undefined)
  return keys.length > 0 && <p className="muted small">{keys.map((key) => textOf(key)).join(' ')}</p>
}

/** The text of a key that a declaration has; a test holds that there is one for each. */
function textOf(key: string, figures: Traits['figures'] = {}): string {
  const known = key as 'tables:form.depth'
  return i18n.t(known, figures)
}

interface PlanFieldProps {
  readonly shape: Shape
  readonly traits: Traits
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly labelOf?: (value: unknown) => ReactNode
}

function PlanField(props: PlanFieldProps) {
  const { shape, traits, value, onChange, labelOf = (one) => textOf(`${traits.values}.${String(one)}`) } = props
  const label = textOf(traits.label ?? '', traits.figures)
  switch (shape.kind) {
    case 'number':
      return <WholeNumber {...props} shape={shape} label={label} />
    case 'choice': {
      const options = shape.values.map((one) => ({ value: one, label: labelOf(one) as string }))
      if (traits.look === 'list')
        return <Select label={label} isLabelShown options={options} value={value as string} onChange={onChange} />
      // The usual value stands first.
      options.sort((a, b) => Number(b.value === traits.usual) - Number(a.value === traits.usual))
      return <Segmented legend={label} options={options} value={value as string} onChange={onChange} />
    }
    case 'choices': {
      const chosen = value as readonly (string | number)[]
      if (shape.values.every((one) => typeof one === 'number'))
        return <Toggles legend={label} options={shape.values} values={chosen as number[]} onChange={onChange} />
      const ofTexts = (texts: readonly string[]) => shape.values.filter((one) => texts.includes(String(one)))
      return (
        <Choices
          legend={label}
          options={shape.values.map((one) => ({ value: String(one), label: labelOf(one) }))}
          values={chosen.map(String)}
          onChange={(texts) => onChange(ofTexts(texts))}
        />
      )
    }
    case 'switch':
      return (
        <Checkbox isSelected={value as boolean} onChange={onChange}>
          {label}
        </Checkbox>
      )
    case 'other':
      throw new TypeError(`${label} has no field`)
  }
}

function WholeNumber({
  shape,
  traits,
  value,
  onChange,
  label,
}: PlanFieldProps & { readonly shape: Extract<Shape, { kind: 'number' }>; readonly label: string }) {
  const { formMin = shape.min, formMax = shape.max, formTimes = 1, look, renew } = traits
  const number = (
    <NumberField
      label={label}
      min={formTimes * formMin}
      max={formTimes * formMax}
      value={formTimes * (value as number)}
      onChange={(next) => onChange(Math.ceil(next / formTimes))}
      isName={look === 'name'}
    />
  )
  if (renew === undefined) return number
  return (
    <div className="wrap align-end gap-x-3 seed">
      {number}
      <button type="button" onClick={() => onChange(newSeed())}>
        {textOf(renew)}
      </button>
    </div>
  )
}
