/** A first stone in words: how often Red won after it, or the proof that it wins; beside it all fair ones. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { play, type Position } from '../../../engine/game/position.ts'
import { shareOf } from '../../../engine/math/statistics.ts'
import { hasSwapMap } from '../../../engine/playouts/has-swap-map.ts'
import { fairNames, namesByFairness, type SwapMap } from '../../../engine/playouts/swap-map.ts'
import { percent } from '../../language/format.ts'
import { count, listed } from '../../language/words.ts'
import { leaveGame, type MatchNeeds } from '../../model/match/leave.ts'
import { HUMAN } from '../../model/match/players.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { MoveCounts, TruthWords } from '../../parts/oracle/truth-panel.tsx'
import type { TruthPicture } from '../../parts/oracle/truth-picture.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goTo } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { IntervalLine } from '../../ui/charts/interval-line.tsx'

interface FirstStone {
  readonly start: Position
  readonly first: number
}

/** @param meaning how often Red won, and whether the stone is fair, in a sentence */
export function MapStone({ map, meaning, ...stone }: FirstStone & { map: SwapMap; meaning: string }) {
  const { t } = useTranslation('openings')
  return (
    <StonePanel {...stone} note={t('interval', { count: map.games })}>
      <p>{meaning}.</p>
    </StonePanel>
  )
}

export function ProvenStone({ truth, ...stone }: FirstStone & { truth: TruthPicture }) {
  const { t } = useTranslation('openings')
  return (
    <>
      <StonePanel {...stone} note={t('proven')}>
        <TruthWords position={play(stone.start, stone.first)} />
      </StonePanel>
      <section className="panel" aria-label={t('all')}>
        <h2>{t('all')}</h2>
        <MoveCounts position={stone.start} picture={truth} />
      </section>
    </>
  )
}

/** Starts a casual game in which a person has played this first stone, against who else sat at the board. */
function playFirst(app: MatchNeeds, start: Position, node: number, message: string): void {
  const { first, second } = app.match.getState().seats
  leaveGame(app, message, () => {
    app.match.start(start, hasSwapMap(start), { first: HUMAN, second: second.human ? first : second }, true)
    app.match.playAnyway(node)
  })
  goTo('play')
}

/** A first stone with its images, and a button that plays it. */
function StonePanel({ start, first, note, children }: FirstStone & { note: string; children: ReactNode }) {
  const { t } = useTranslation(['openings', 'common'])
  const app = useLaterServices(MATCH, NOTICE)
  const { names, symmetries } = start.board
  const images = [...new Set(symmetries.map((image) => image[first]))].filter((node) => node !== first)
  const node = names[first]
  return (
    <section className="panel first-stone" aria-label={t('stone', { node })}>
      <div className="row spread">
        <h2 className="title">{node}</h2>
        <button className="primary" onClick={() => playFirst(app, start, first, t('common:notice.playFrom'))}>
          {t('play', { node })}
        </button>
      </div>
      <div role="status">{children}</div>
      <p className="muted small">{note}</p>
      {images.length > 0 && (
        <p className="muted small">{t('images', { nodes: listed(images.map((image) => names[image])) })}</p>
      )}
    </section>
  )
}

/** The fair first stones of a map, the fairest first, with whiskers for their intervals. */
export function FairStones({
  start,
  first,
  map,
  onFirst,
}: FirstStone & { map: SwapMap; onFirst: (node: number) => void }) {
  const { t } = useTranslation(['openings', 'oracle'])
  const { names, symmetries } = start.board
  const fair = new Set(fairNames(map))
  const images = symmetries.map((image) => names[image[first]])
  return (
    <section className="panel" aria-label={t('fair')}>
      <div className="row spread">
        <h2>{t('fair')}</h2>
        <span className="muted small">{t('ofGames', { count: map.games })}</span>
      </div>
      <ul className="fair-stones">
        {namesByFairness(map)
          .filter((name) => fair.has(name))
          .map((name) => {
            const share = shareOf(map.won[name], map.games)
            return (
              <li key={name}>
                <button
                  className="quiet cells"
                  aria-pressed={images.includes(name)}
                  onClick={() => onFirst(names.indexOf(name))}
                >
                  <strong>{name}</strong>
                  <IntervalLine {...share} most={1} limits={[0.5]} />
                  <strong className="number">{count(map.won[name])}</strong>
                  <span className="muted small number">
                    {t('oracle:chances.interval', { low: percent(share.lower), high: percent(share.upper) })}
                  </span>
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
