/** The sentence about the last event, with a chip for the kind of event. */
import { useTranslation } from 'react-i18next'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { Picture } from '../../ui/controls/icon-button.tsx'
import type { Recording } from '../../model/replay/recording.ts'
import { playerWord, toWord, whoseWord } from './replay-words.ts'
import { happening } from './sentences.ts'
import './event-words.css'

type Kind =
  | 'ready'
  | 'begins'
  | 'move'
  | 'moves'
  | 'leaf'
  | 'known'
  | 'returns'
  | 'failLow'
  | 'done'
  | 'cutoff'
  | 'research'
  | 'best'
  | 'open'
  | 'worse'

const LOOKS: Partial<Record<Kind, { tone: string; picture: 'scissors' | 'rotate' | 'star' }>> = {
  cutoff: { tone: 'cut', picture: 'scissors' },
  research: { tone: 'again', picture: 'rotate' },
  open: { tone: 'again', picture: 'rotate' },
  best: { tone: 'best', picture: 'star' },
}

/** A sentence of more characters is written smaller where room is short. */
const LONG = 88

function kindOf({ last, line }: ReplayMoment): Kind {
  if (last === null) return 'ready'
  const { kind, ply, verdict } = last
  switch (kind) {
    case EVENTS.iteration:
      return 'begins'
    case EVENTS.enter:
      return 'move'
    case EVENTS.expand:
      return 'moves'
    case EVENTS.cutoff:
      return 'cutoff'
    case EVENTS.research:
      return 'research'
    case EVENTS.value:
      return verdict?.outcome === 'better' ? 'best' : (verdict?.outcome ?? 'worse')
    case EVENTS.leave: {
      const { given, isFromTable, bestNode } = line[ply]
      if (ply === 0) return bestNode === null ? 'failLow' : 'done'
      return given === null ? 'leaf' : isFromTable ? 'known' : bestNode === null ? 'failLow' : 'returns'
    }
  }
}

export function EventWords({ recording, moment }: { recording: Recording; moment: ReplayMoment }) {
  const { t } = useTranslation('replay')
  const kind = kindOf(moment)
  const look = LOOKS[kind]
  const words = happening(recording, moment)
  return (
    <div className="event">
      <span className={`event-kind ${look?.tone ?? ''}`}>
        {look && <Picture of={look.picture} />}
        {t(`kind.${kind}`)}
      </span>
      <p className={words.length > LONG ? 'event-words long' : 'event-words'}>
        <Coloured text={words} recording={recording} />
      </p>
    </div>
  )
}

/** A sentence with the names of the colours in these colours. */
export function Coloured({ text, recording }: { text: string; recording: Recording }) {
  const forms = COLOURS.flatMap((colour) =>
    [playerWord, toWord, whoseWord].map((word) => word(recording, colour)).map((form) => [form, colour] as const),
  )
  const longestFirst = [...new Map(forms)].sort(([a], [b]) => b.length - a.length)
  const colours = new Map(longestFirst)
  // An equation stays on one line.
  const parts = text
    .replace(/ ([=≥≤]) /g, '\u00a0$1\u00a0')
    .split(new RegExp(`(?<!\\p{L})(${longestFirst.map(([form]) => form).join('|')})(?!\\p{L})`, 'u'))
  return parts.map((part, i) => {
    const colour = colours.get(part)
    return colour === undefined ? (
      part
    ) : (
      <span key={i} className={`name-${colour}`}>
        {part}
      </span>
    )
  })
}
