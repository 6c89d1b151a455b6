/** The advice to the player on the move to make: a question, the tutor's warning, a hint, or why the computer waits. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useThinking } from '../../model/match/computer.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { faultWords } from '../../model/players/program-words.ts'
import { useSettings } from '../../model/settings.ts'
import { ProgramErrors } from '../../parts/players/program-errors.tsx'
import { useServices } from '../../platform/services.tsx'
import { HintBubble } from './hint-words.tsx'
import { RatedQuestion } from './rated-question.tsx'
import { ResumeButton } from './resume-button.tsx'
import { TutorWarning } from './tutor-warning.tsx'
import './advice.css'

/** An empty place takes no room. */
export function Advice() {
  const { t } = useTranslation('play')
  const { advisor } = useServices(ADVISOR)
  const { showEngine } = useSettings()
  const isHeld = useStore(advisor.store, ({ held }) => held !== null)
  return (
    <div className="advice stack" role="group" aria-label={t('advice')}>
      <RatedQuestion />
      <TutorWarning />
      {!isHeld && <HintBubble />}
      <BrokenOff />
      {!showEngine && <Interruption />}
    </div>
  )
}

/** The fault by which a program has lost the game. */
function BrokenOff() {
  const { broken } = useMatch()
  if (broken === null) return null
  return (
    <div role="alert" className="stack gap-1">
      <p className="fault">{faultWords(broken.name, broken.fault)}</p>
      <ProgramErrors fault={broken.fault} />
    </div>
  )
}

/** Why the computer does not move, and a button to resume; only while the drawer, which has both, is closed. */
function Interruption() {
  const { t } = useTranslation('play')
  const { error } = useThinking()
  return (
    <>
      {error !== null && (
        <p className="fault" role="alert">
          {t('search.failed', { reason: error })}
        </p>
      )}
      <ResumeButton />
    </>
  )
}
