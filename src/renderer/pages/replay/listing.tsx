/** A listing of pseudocode in which the current line is lit and in sight. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Scrolls the code, where it does not fit, so that the current line is in sight. */
export function useCurrentInSight(event: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const code = box.current
    const line = code?.querySelector<HTMLElement>('[aria-current="step"]') ?? null
    if (code === null || line === null || code.scrollHeight <= code.clientHeight) return
    const top = line.getBoundingClientRect().top - code.getBoundingClientRect().top
    if (top < 0) code.scrollTop += top
    else if (top + line.offsetHeight > code.clientHeight) code.scrollTop += top + line.offsetHeight - code.clientHeight
  }, [event])
  return box
}

export interface ListingProps<Id extends string> {
  readonly code: readonly { readonly id: Id; readonly text: string }[]
  /** The lines that have run; the last is the current one. */
  readonly run: readonly Id[]
  readonly tone: 'plain' | 'cut' | 'again'
  /** The notes beside the lines. */
  readonly notes: Readonly<Partial<Record<Id, string>>>
}

export function Listing<Id extends string>({ code, run, tone, notes }: ListingProps<Id>) {
  return (
    <ol className={`listing ${tone}`}>
      {code.map(({ id, text }, i) => {
        const isHere = run.at(-1) === id
        return (
          <li
            key={id}
            className={isHere ? 'here' : run.includes(id) ? 'run' : undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className="line-number" data-print="">
              {i + 1}
            </span>
            <code data-print="">{text}</code>
            {run.includes(id) && (
              <span className="line-note" data-print="">
                {notes[id]}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
