/** Surfaces and their points in words, in the current language. */
import { flagsOf } from '../../../../contract/studies/field.ts'
import { SURFACE_FIELDS } from '../../../../contract/studies/match.ts'
import { isKnownByName } from '../../../../engine/arena/ready-searches.ts'
import type { WeightPair, Surface, SurfacePoint } from '../../../../engine/arena/surface.ts'
import type { FeatureId } from '../../../../engine/evaluation/features.ts'
import { intervalWords } from '../contest/words.ts'
import { decimal } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { contestantLabel } from '../../players/names.ts'
import { commandOf, type Command } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { withTime } from '../texts.ts'
import type { Surfaces } from './surface-draft.ts'

export function featureLabel(id: FeatureId): string {
  return i18n.t(`players:features.${id}`)
}

/** A weight with a true minus sign; positive ones have no sign. */
export function weightWords(weight: number): string {
  return weight < 0 ? `−${decimal(-weight)}` : decimal(weight)
}

/** The default name of a surface. */
export function usualName({ x, y }: Pick<Surface, 'x' | 'y'>): string {
  return i18n.t('surface:about.pair', { x: featureLabel(x), y: featureLabel(y) })
}

/** A surface in words: its weights, the opponent, and the number of games. */
function aboutWords({ x, y, reference, pairs }: Surface): string {
  const games = i18n.t('surface:about.games', { count: 2 * pairs })
  return i18n.t('surface:about.surface', {
    x: featureLabel(x),
    y: featureLabel(y),
    reference: contestantLabel(reference.name),
    games,
  })
}

/** The fixed weights. */
function fixedWords({ fixed }: Surface): string {
  const weights = Object.entries(fixed).map(([id, weight]) =>
    i18n.t('surface:about.weight', { feature: featureLabel(id as FeatureId), weight: weightWords(weight) }),
  )
  return weights.length === 0 ? i18n.t('surface:about.noFixed') : i18n.t('surface:about.fixed', { weights })
}

export function placeWords({ x, y }: Surface, place: WeightPair): string {
  return i18n.t('surface:about.place', {
    x: featureLabel(x),
    y: featureLabel(y),
    weightX: weightWords(place.x),
    weightY: weightWords(place.y),
  })
}

/** A point with its rate of wins. */
export function pointWords(surface: Surface, point: SurfacePoint): string {
  return i18n.t('surface:point', { place: placeWords(surface, point), wins: intervalWords(point.rate) })
}

/** The command that measures the same points in a terminal; null where the reference is only known here. */
function surfaceCommand(surface: Surface): Command | null {
  const { x, y, fixed, reference } = surface
  if (!isKnownByName(reference)) return null
  const weights = Object.entries(fixed).map(([id, weight]) => `${id}=${weight}`)
  // Where nothing is fixed the option has to say so: pieces to win is the default.
  const said = weights.length > 0 || x === 'piecesToWin' || y === 'piecesToWin' ? weights : ['piecesToWin=0']
  const written = { fixed: said.length === 0 ? null : said.join(','), reference: reference.name }
  return commandOf('surface', flagsOf(SURFACE_FIELDS, surface, written))
}

/** The size of a surface. */
function sizeWords(points: number, games: number): string {
  return i18n.t('surface:size', {
    points: i18n.t('surface:points', { count: points, points: count(points) }),
    games: i18n.t('surface:games', { count: games, games: count(games) }),
  })
}

export const SURFACE_WORDS: StudyWords<Surfaces> = {
  texts: 'surface',
  fileName: 'surface',
  about: ({ surface }) => aboutWords(surface),
  details: ({ surface }) => [
    [aboutWords(surface), i18n.t('surface:about.depth', { depth: surface.depth })],
    [fixedWords(surface), i18n.t('arena:about.opening', { count: surface.openingStones, seed: surface.seed })],
  ],
  usualName,
  time: ({ time }) => time,
  sum: ({ surface, points, games, time }, workers) => ({
    size: surface === null ? sizeWords(points, games) : withTime(sizeWords(points, games), time / workers),
    note: surface === null ? '' : [aboutWords(surface), fixedWords(surface)].join(' · '),
  }),
  faults: ({ faults }) => faults.map((fault) => i18n.t(`surface:form.fault.${fault}`)),
  command: ({ surface }) => surfaceCommand(surface),
}
