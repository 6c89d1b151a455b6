/** A recorded search in words: its name, its position and its options. */
import { size } from '../../../engine/game/node-set.ts'
import { stonesOf } from '../../../engine/game/position.ts'
import { defaultOrdering } from '../../../engine/search/methods.ts'
import type { SearchRoot } from '../../../engine/search/search-root.ts'
import type { SearchOptions } from '../../../engine/search/search.ts'
import { leafCount } from '../../../engine/search/typed-tree.ts'
import { i18n } from '../../language/i18n.ts'
import { evaluatorWords } from '../../model/players/words.ts'
import { unusual } from '../../model/search/settings.ts'
import { settingsParts } from '../../model/search/words.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../language/names.ts'

export function searchName({ algorithm, depth }: SearchOptions): string {
  return i18n.t('replay:bar.name', { search: ALGORITHM_NAMES[algorithm], depth })
}

/** “16 nodes · 4 stones · Ordering: node id”, and each other setting that is not as usual. */
export function searchWords(root: SearchRoot, options: SearchOptions): string {
  const {
    algorithm,
    ordering = defaultOrdering(algorithm),
    table,
    evaluation,
    terminal,
    extension,
    margin,
    evaluator,
  } = options
  const parts = settingsParts(unusual({ table, evaluation, terminal, extension, margin }))
  const evaluatedBy = evaluator === undefined || evaluator.kind === 'report' ? [] : [evaluatorWords(options)]
  const { position, tree } = root
  if (tree !== null) return [i18n.t('replay:bar.leaves', { count: leafCount(tree) }), ...parts].join(' · ')
  const ofBoard =
    position === null
      ? []
      : [
          i18n.t('replay:bar.nodes', { count: position.board.nodeCount }),
          i18n.t('replay:bar.stones', { count: size(stonesOf(position)) }),
        ]
  return [
    ...ofBoard,
    i18n.t('replay:bar.order', { ordering: ORDERING_NAMES[ordering] }),
    ...parts,
    ...evaluatedBy,
  ].join(' · ')
}

/** Name and details in one line. */
export function searchLine(root: SearchRoot, options: SearchOptions): string {
  return `${searchName(options)} · ${searchWords(root, options)}`
}
