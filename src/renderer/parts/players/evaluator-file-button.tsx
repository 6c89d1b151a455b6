/** A button that reads an evaluator from a file, and says why one was refused. */
import { useState } from 'react'
import { withoutEnding } from '../../../contract/names.ts'
import type { LearnedEvaluator } from '../../../engine/evaluation/evaluator-file.ts'
import { readEvaluatorFile, refusalWords } from '../../model/players/evaluator-files.ts'
import { FileButton } from '../../ui/controls/file-button.tsx'

interface EvaluatorFileButtonProps {
  readonly label: string
  /** Text beside the button. */
  readonly note: string
  /** @param fileName without its ending */
  readonly onRead: (evaluator: LearnedEvaluator, fileName: string) => void
}

export function EvaluatorFileButton({ label, note, onRead }: EvaluatorFileButtonProps) {
  const [refused, setRefused] = useState<string | null>(null)

  async function take(file: File): Promise<void> {
    try {
      const evaluator = await readEvaluatorFile(file)
      setRefused(null)
      onRead(evaluator, withoutEnding(file.name))
    } catch (error) {
      setRefused(refusalWords(file, error))
    }
  }

  return (
    <>
      <div className="row wrap">
        <FileButton label={label} accept=".json,application/json" onFile={(file) => void take(file)} />
        <span className="muted small">{note}</span>
      </div>
      {refused !== null && (
        <p className="fault" role="alert">
          {refused}
        </p>
      )}
    </>
  )
}
