/** How full the memories of a search are, and a sentence where one has run out. */
import { useTranslation } from 'react-i18next'
import { lackingOrders, type MemoryFill } from '../../engine/search/memory-fill.ts'
import { count } from '../language/words.ts'

interface MemoryProps {
  /** Not known of results that earlier versions have saved. */
  readonly memory: MemoryFill | undefined
}

/** A row for each memory that the search uses, in a list of figures. */
export function MemoryRows({ memory }: MemoryProps) {
  const { t } = useTranslation()
  return (['ordering', 'table'] as const).map((kind) => {
    const fill = memory?.[kind] ?? null
    return (
      fill && (
        <MemoryRow
          key={kind}
          name={t(`memory.${kind}`)}
          hint={t(`memory.${kind}Hint`)}
          text={t('memory.fill', { states: count(fill.states), room: count(fill.room) })}
        />
      )
    )
  })
}

function MemoryRow({ name, hint, text }: { name: string; hint: string; text: string }) {
  return (
    <>
      <dt title={hint}>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}

/** A sentence about a full memory of orders and its effect on the search; nothing while it has room. */
export function RanOut({ memory }: MemoryProps) {
  const { t } = useTranslation()
  const lacking = lackingOrders(memory)
  return lacking > 0 && <p className="small">{t('memory.ranOut', { count: lacking })}</p>
}
