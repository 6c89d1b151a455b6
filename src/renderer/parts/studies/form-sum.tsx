/** The foot of the form for a new document: its name, how much work it is or what is wrong with it, and the button. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { MAX_DOCUMENT_NAME_LENGTH } from '../../model/documents/document-list.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useServices } from '../../platform/services.tsx'
import './form-sum.css'

interface FormSumProps {
  readonly words: Readonly<Record<'name' | 'start' | 'queue', string>>
  readonly name: string
  /** The name used where none is given. */
  readonly usualName: string
  readonly onName: (name: string) => void
  /** What is still to be chosen, which is no fault. */
  readonly hint?: string | null
  readonly faults: readonly string[]
  /** Can it be started? */
  readonly isReady: boolean
  /** How much work it is; shown when it can be started. */
  readonly children: ReactNode
}

export function FormSum({ words, name, usualName, onName, hint = null, faults, isReady, children }: FormSumProps) {
  const running = useStore(useServices(TURNS).turns.store, (state) => state.running)
  return (
    <div className="sum">
      <label className="field">
        {words.name}
        <input type="text" value={name} maxLength={MAX_DOCUMENT_NAME_LENGTH} placeholder={usualName} onChange={(event) => onName(event.target.value)} />
      </label>
      <div role="status">
        {hint !== null && <p className="muted">{hint}</p>}
        {faults.map((fault) => (
          <p key={fault} className="fault">
            {fault}
          </p>
        ))}
        {isReady && children}
      </div>
      <button type="submit" className="primary" disabled={!isReady}>
        {running === null ? words.start : words.queue}
      </button>
    </div>
  )
}
