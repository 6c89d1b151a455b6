/** The words of an exercise: its name, questions, hints, right answers and mistakes. */
import { opponentOf } from '../../../../engine/game/colour.ts'
import type { Mistake, Question } from '../../../../engine/lab/question.ts'
import { METHODS } from '../../../../engine/search/methods.ts'
import { i18n } from '../../../language/i18n.ts'
import type { Exercise, ExerciseName } from '../../../model/replay/exercise.ts'
import type { Asked } from '../tree/band-props.ts'
import { moverAt, playerWord, toWord, valueText, whoseWord, windowText } from '../replay-words.ts'

export function exerciseName(name: ExerciseName): string {
  if (name.kind === 'own') return name.title
  return name.kind === 'set' ? i18n.t(`exercises:set.${name.id}.name`) : i18n.t(`exercises:hand.${name.id}.name`)
}

/** The question, and what one has to know to answer it. */
export function questionText({ recording }: Exercise, question: Question): { title: string; text: string } {
  const colour = moverAt(recording, question.ply)
  const other = opponentOf(colour)
  const values = {
    player: playerWord(recording, colour),
    to: toWord(recording, colour),
    whose: whoseWord(recording, colour),
    toOther: toWord(recording, other),
    otherWhose: whoseWord(recording, other),
  }
  const kind = kindOf(question)
  return { title: i18n.t(`exercises:ask.${kind}.title`, values), text: i18n.t(`exercises:ask.${kind}.text`, values) }
}

/** The root has no state above it, so the sign of its value is not turned. */
function kindOf({ kind, ply }: Question): Question['kind'] | 'rootValue' {
  return kind === 'value' && ply === 0 ? 'rootValue' : kind
}

export function hintText({ recording }: Exercise, question: Question): string {
  const isNull = METHODS[recording.options.algorithm].scouts && question.kind === 'window'
  return i18n.t(`exercises:hint.${isNull ? 'nullWindow' : kindOf(question)}`)
}

/** The parts of the tree that the learner must fill in: moves to choose from, or a value. */
export function openIn({ kind, ply }: Question): Pick<Asked, 'plies' | 'valueOf'> {
  const plies =
    kind === 'pruned' ? [ply] : kind === 'successor' ? Array.from({ length: ply + 1 }, (_, above) => above) : []
  return { plies, valueOf: kind === 'value' ? ply - 1 : null }
}

/** The right answer, in a sentence. */
export function answerText({ recording }: Exercise, question: Question): string {
  const { names } = recording.root
  switch (question.kind) {
    case 'cutoff':
      return i18n.t(question.answer ? 'exercises:answerIs.cut' : 'exercises:answerIs.noCut', numbersOf(question))
    case 'value':
      return i18n.t('exercises:answerIs.value', { value: valueText(question.answer) })
    case 'window':
      return i18n.t('exercises:answerIs.window', { window: windowText(question.answer) })
    case 'pruned':
      return i18n.t('exercises:answerIs.pruned', { moves: question.answer.map((node) => names[node]).join(', ') })
    case 'successor':
      return i18n.t('exercises:answerIs.successor', {
        player: playerWord(recording, moverAt(recording, question.answer.ply - 1)),
        move: names[question.answer.node],
      })
  }
}

export function mistakeText({ recording }: Exercise, question: Question, mistake: Mistake): string {
  const { names } = recording.root
  const colour = moverAt(recording, question.ply)
  const last = question.standing.tried.at(-1)
  const values = {
    ...numbersOf(question),
    player: playerWord(recording, colour),
    other: playerWord(recording, opponentOf(colour)),
    whose: whoseWord(recording, colour),
    last: last === undefined ? '' : names[last.node],
  }
  // Type assertion: the key exists for every kind.
  const key =
    `exercises:mistake.${kindOf(question) === 'rootValue' && mistake === 'other' ? 'rootValue' : question.kind}.${mistake}` as 'exercises:mistake.cutoff.cut'
  return i18n.t(key, values)
}

function numbersOf({ standing: { alpha, beta, best } }: Question) {
  return { alpha: valueText(alpha), beta: valueText(beta), best: valueText(best), above: valueText(best + 1) }
}
