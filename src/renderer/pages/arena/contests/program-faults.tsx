/** The faults by which programs have lost games, and what a contest with programs can do. Nothing where none plays. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { programsAmong } from '../../../../engine/arena/contestant.ts'
import { contestantOf, type MatchGame } from '../../../../engine/arena/match.ts'
import type { ProgramFault } from '../../../../engine/arena/program-fault.ts'
import { gameOf, pairingOf, pairingsOf, type Tournament } from '../../../../engine/arena/tournament.ts'
import { opponentOf } from '../../../../engine/game/colour.ts'
import { count } from '../../../language/words.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { faultWords } from '../../../model/players/program-words.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'
import { ProgramErrors } from '../../../parts/players/program-errors.tsx'

interface FoundFault {
  readonly sentence: string
  /** The first of the games lost by it. */
  readonly game: MatchGame & { readonly fault: ProgramFault }
  readonly games: number
}

export function ProgramFaults({ record: { tournament, games } }: { record: ContestRecord }) {
  const { t } = useTranslation('arena')
  const found = useMemo(() => faultsIn(tournament, games), [tournament, games])
  if (programsAmong(tournament.contestants).length === 0) return null
  return (
    <>
      <p className="muted small">{t('programs.text')}</p>
      {found.length > 0 && (
        <section className="stack gap-2" aria-label={t('programs.faults')}>
          <h3>{t('programs.faults')}</h3>
          {found.map(({ sentence, game, games: lost }) => (
            <div key={sentence} className="stack gap-1">
              <p>
                {sentence}{' '}
                <span className="muted small">
                  {t('programs.lost', { count: lost, games: count(lost), first: count(game.number + 1) })}
                </span>
              </p>
              <ProgramErrors fault={game.fault} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}

/** Faults with the same sentence are one. Giving up is none. */
function faultsIn(tournament: Tournament, games: readonly MatchGame[]): FoundFault[] {
  const pairings = pairingsOf(tournament)
  const found = new Map<string, FoundFault>()
  for (const game of [...games].sort((a, b) => a.number - b.number)) {
    const { number, moves, fault, winner } = game
    if (fault === undefined || fault.name === 'resigned') continue
    const loser = contestantOf(opponentOf(winner), { number: gameOf(tournament, number).number, moves })
    const { name } = tournament.contestants[pairings[pairingOf(tournament, number)][loser]]
    const sentence = faultWords(contestantLabel(name), fault)
    const known = found.get(sentence)
    found.set(sentence, known ? { ...known, games: known.games + 1 } : { sentence, game: { ...game, fault }, games: 1 })
  }
  return [...found.values()]
}
