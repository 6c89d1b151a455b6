/**
 * Switches between two searches that are replayed together: which one the tree shows, and the code and the jumps
 * follow.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { follow, REPLAY } from '../../model/replay/replay-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'

/** Nothing where there is one search only. */
export function SearchSwitch({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const recordings = useStore(replay, (state) => state.recordings)
  const followed = useStore(replay, (state) => state.followed)
  if (recordings.length < 2) return null
  const options = recordings.map(({ options: { algorithm } }, i) => {
    const name = `${i + 1}: ${ALGORITHM_NAMES[algorithm]}`
    return { value: i, label: isShort ? String(i + 1) : name, name }
  })
  return (
    <Segmented legend={t('tree.of')} options={options} value={followed} onChange={(index) => follow(replay, index)} />
  )
}
