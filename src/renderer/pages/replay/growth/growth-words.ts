/** A step of a tree that grows, in a sentence, and the figures of its nodes as texts. */
import type { TFunction } from 'i18next'
import { opponentOf, type Colour } from '../../../../engine/game/colour.ts'
import type { GrowthPlan } from '../../../../engine/playouts/growth-plan.ts'
import { valueOfChild, type GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { Growth, GrowthMoment } from '../../../../engine/playouts/growth.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { rounded } from '../../../../engine/math/rounding.ts'
import { i18n } from '../../../language/i18n.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'

type Words = TFunction<'replay'>

/** A share as the formula has it, with two digits, which read as 0 or 1 only where it is; a dash where there is none. */
export function shareText(share: number | null): string {
  if (share === null) return '–'
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const shown = rounded(share, 2)
  if (shown === 0 && share > 0) return `<${format.format(0.01)}`
  return shown === 1 && share < 1 ? `>${format.format(0.99)}` : format.format(share)
}

/** The side whose move leads to a node; of the root, the one that is not to move. */
export const sideOf = ({ toMove }: GrowthNode): Colour => opponentOf(toMove)

export function nameOf({ position }: Growth, { move }: GrowthNode): string {
  return move === null ? i18n.t('replay:growth.root') : position.board.names[move]
}

/** The moves on the way to a node: “d7 › c2”, or the root. */
export function wayText(growth: Growth, node: GrowthNode): string {
  const names: string[] = []
  for (let at: GrowthNode | null = node; at !== null && at.move !== null; at = at.above)
    names.unshift(nameOf(growth, at))
  return names.length === 0 ? i18n.t('replay:growth.root') : names.join(' › ')
}

/** The step just made, in a sentence. */
export function stepWords(t: Words, { growth, plan }: GrowthRecording, moment: GrowthMoment): string {
  const { step, here, way } = moment
  switch (step?.kind) {
    case undefined:
      return t('growth.said.ready')
    case 'select':
      return selectWords(t, growth, here, step.chosen)
    case 'expand': {
      const values = { node: nameOf(growth, here), count: here.children.length }
      if (here.above !== null) return t('growth.said.expand', values)
      const said = t('growth.said.expandRoot', values)
      return plan.priors === 'network' ? `${said} ${t('growth.said.rootByNetwork')}` : said
    }
    case 'revalue': {
      const best = here.children.reduce((best, child) => (child.prior > best.prior ? child : best))
      const values = { node: nameOf(growth, here), visits: here.visits, best: nameOf(growth, best) }
      return t('growth.said.revalue', { ...values, chance: shareText(best.prior) })
    }
    case 'stone': {
      const values = { player: COLOUR_NAMES[step.colour], node: growth.position.board.names[step.node] }
      return t(`growth.said.${step.by}`, values)
    }
    case 'result': {
      const values = { player: COLOUR_NAMES[step.winner], count: moment.stones.length }
      return step.isInTree ? t('growth.said.wonInTree', values) : t('growth.said.won', values)
    }
    case 'prove':
      return proofWords(t, growth, here)
    case 'count': {
      const { visits, wins } = here
      const values = { node: nameOf(growth, here), wins, visits, player: COLOUR_NAMES[sideOf(here)] }
      const said = step.isWin ? t('growth.said.countWin', values) : t('growth.said.countLoss', values)
      return way.length > 0 && here.above === null
        ? `${said} ${t('growth.said.done', { playout: moment.playout })}`
        : said
    }
  }
}

function selectWords(t: Words, growth: Growth, here: GrowthNode, chosen: GrowthNode): string {
  const { value, beta } = valueOfChild(chosen, growth.record.priorVisits)
  const values = { node: nameOf(growth, chosen), at: nameOf(growth, here), value: shareText(value) }
  if (beta === null) return t('growth.said.selectUnknown', values)
  return t('growth.said.select', { ...values, beta: shareText(beta) })
}

function proofWords(t: Words, growth: Growth, here: GrowthNode): string {
  const values = { node: nameOf(growth, here), player: COLOUR_NAMES[here.isWon === true ? sideOf(here) : here.toMove] }
  if (here.children.length === 0) return t('growth.said.proofWin', values)
  return here.isWon === true ? t('growth.said.proofAll', values) : t('growth.said.proofOne', values)
}

/** “200 playouts · seed 1 · no patterns”. */
export function planWords(t: Words, { playouts, seed, priors }: GrowthPlan): string {
  return [
    t('growth.ofPlayouts', { count: playouts }),
    t('growth.ofSeed', { seed }),
    t(`growth.priorsOf.${priors}`),
  ].join(' · ')
}
