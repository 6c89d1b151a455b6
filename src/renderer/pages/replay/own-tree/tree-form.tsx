/** A tree of one's own: typed as text, drawn while one types, and searched. */
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MARGIN, REPORTS_MARGIN } from '../../../../engine/search/margin.ts'
import { hasMargin, METHODS, type Algorithm } from '../../../../engine/search/methods.ts'
import { TREE_ALGORITHMS, treeOptions } from '../../../../engine/search/tree-search.ts'
import { MAX_LEAF, MAX_TREE_TEXT, formatTree, parseTree, type TypedTree } from '../../../../engine/search/typed-tree.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { reasonOf } from '../../../language/words.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { keepFirst, record, replaceAll } from '../../../model/replay/record.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { EXAMPLE_TREES, type ExampleTree } from './examples.ts'
import { ScrollingTree } from './whole-tree.tsx'
import './tree-form.css'

const EXAMPLES = Object.keys(EXAMPLE_TREES) as readonly ExampleTree[]

export function OwnTreePanel() {
  const { t } = useTranslation('replay')
  return (
    <section className="panel own-tree" aria-label={t('ownTree.title')}>
      <details className="more">
        <summary>
          <h2>{t('ownTree.title')}</h2>
        </summary>
        <TreeForm of={null} isBeside={false} />
      </details>
    </section>
  )
}

interface TreeFormProps {
  /** The tree to begin with; null for the first example. */
  readonly of: string | null
  /** Is it a second search of the very same tree? */
  readonly isBeside: boolean
}

type Read = { readonly tree: TypedTree; readonly fault: null } | { readonly tree: null; readonly fault: string }

function read(text: string): Read {
  try {
    return { tree: parseTree(text), fault: null }
  } catch (error) {
    return { tree: null, fault: reasonOf(error) }
  }
}

export function TreeForm({ of, isBeside }: TreeFormProps) {
  const { t } = useTranslation('replay')
  const { replay, recorder } = useLaterServices(RECORDER, REPLAY)
  const [text, setText] = useState<string>(of ?? EXAMPLE_TREES.norvig)
  const [algorithm, setAlgorithm] = useState<Algorithm>('alpha-beta')
  const [guess, setGuess] = useState(0)
  const [margin, setMargin] = useState<number>(REPORTS_MARGIN)
  const { tree, fault } = read(text)
  const { window } = METHODS[algorithm]
  const hasGuess = window === 'margin' || window === 'null'
  const begin = () => {
    if (tree === null) return
    const chosen = { algorithm, ...(hasMargin(algorithm) && { margin }), ...(hasGuess && { guess }) }
    record(replay, recorder, formatTree(tree), treeOptions(tree, chosen), isBeside ? keepFirst : replaceAll)
  }
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      {!isBeside && <TreeText text={text} fault={fault} onChange={setText} />}
      {tree !== null && (
        <div className="tree-preview">
          <ScrollingTree tree={tree} />
        </div>
      )}
      <Select
        label={t('ownTree.search')}
        isLabelShown
        options={TREE_ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
        value={algorithm}
        onChange={setAlgorithm}
      />
      {hasGuess && (
        <div className="field-pair">
          <NumberField label={t('ownTree.guess')} min={-MAX_LEAF} max={MAX_LEAF} value={guess} onChange={setGuess} />
          {hasMargin(algorithm) && (
            <NumberField label={t('ownTree.margin')} min={1} max={MAX_MARGIN} value={margin} onChange={setMargin} />
          )}
        </div>
      )}
      {/* The page has a first action already. */}
      <button className={of === null ? undefined : 'primary'} type="submit" disabled={tree === null}>
        {t('ownTree.begin')}
      </button>
    </form>
  )
}

interface TreeTextProps {
  readonly text: string
  readonly fault: string | null
  readonly onChange: (text: string) => void
}

/** The field, with what is wrong in it, and the examples that fill it. */
function TreeText({ text, fault, onChange }: TreeTextProps) {
  const { t } = useTranslation('replay')
  const id = useId()
  const example = EXAMPLES.find((name) => EXAMPLE_TREES[name] === text) ?? null
  return (
    <>
      <Select
        label={t('ownTree.examples')}
        isLabelShown
        placeholder={t('ownTree.own')}
        options={EXAMPLES.map((value) => ({ value, label: t(`ownTree.example.${value}`) }))}
        value={example}
        onChange={(name) => onChange(EXAMPLE_TREES[name])}
      />
      <label className="field">
        {t('ownTree.field')}
        <textarea
          rows={3}
          spellCheck={false}
          maxLength={MAX_TREE_TEXT}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={id} className={fault === null ? 'muted small' : 'fault'} role="status">
        {fault ?? t('ownTree.hint')}
      </p>
    </>
  )
}
