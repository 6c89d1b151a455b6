/** Values typed as an answer: signed numbers, or infinite ones. */
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Window } from '../../../../engine/search/replay-moment.ts'
import { valueOf } from '../replay-words.ts'

interface FieldProps {
  readonly label: string
  readonly text: string
  readonly isFaulty: boolean
  readonly isFirst: boolean
  readonly onChange: (text: string) => void
}

function Field({ label, text, isFaulty, isFirst, onChange }: FieldProps) {
  return (
    <label className="field value-field">
      {label}
      <span>
        <input
          type="text"
          autoFocus={isFirst}
          autoComplete="off"
          value={text}
          aria-invalid={isFaulty}
          onChange={({ target }) => onChange(target.value)}
        />
        {['−∞', '+∞'].map((infinite) => (
          <button key={infinite} type="button" onClick={() => onChange(infinite)}>
            {infinite}
          </button>
        ))}
      </span>
    </label>
  )
}

/** Answers once each text is a value. */
function useValues(count: number, onAnswer: (values: readonly number[]) => void) {
  const { t } = useTranslation('exercises')
  const [texts, setTexts] = useState<readonly string[]>(() => new Array<string>(count).fill(''))
  const [isSent, setIsSent] = useState(false)
  const values = texts.map(valueOf)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    const known = values.filter((value) => value !== null)
    if (known.length === count) onAnswer(known)
  }
  const field = (i: number, label: string) => (
    <Field
      label={label}
      text={texts[i]}
      isFirst={i === 0}
      isFaulty={isSent && values[i] === null}
      onChange={(text) => setTexts(texts.with(i, text))}
    />
  )
  const form = (fields: ReactNode) => (
    <form className="value-answer stack gap-3" onSubmit={submit}>
      <div className="wrap">{fields}</div>
      {isSent && values.includes(null) && (
        <p className="fault" role="alert">
          {t('notAValue')}
        </p>
      )}
      <button className="primary">{t('answer')}</button>
    </form>
  )
  return { field, form }
}

export function ValueAnswer({ onAnswer }: { onAnswer: (value: number) => void }) {
  const { t } = useTranslation('exercises')
  const { field, form } = useValues(1, ([value]) => onAnswer(value))
  return form(field(0, t('value')))
}

export function WindowAnswer({ onAnswer }: { onAnswer: (window: Window) => void }) {
  const { field, form } = useValues(2, ([alpha, beta]) => onAnswer({ alpha, beta }))
  return form(
    <>
      {field(0, 'α')}
      {field(1, 'β')}
    </>,
  )
}
