/** The parts of an app that pages of kept documents ask for. */
import { createStore } from 'zustand/vanilla'
import { EngineClient } from '../../../../src/workers/client.ts'
import { ChanceSearch } from '../../../../src/renderer/model/chances/chance-search.ts'
import { createInspectStore } from '../../../../src/renderer/model/inspect/inspect-store.ts'
import { createThinkingStore } from '../../../../src/renderer/model/match/computer.ts'
import { createLearningStore, NOTHING_LEARNT } from '../../../../src/renderer/model/learn/learning.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { Advisor, type AdviceState } from '../../../../src/renderer/model/oracle/advisor.ts'
import { Truths } from '../../../../src/renderer/model/oracle/truths.ts'
import { createPlayersPageStore } from '../../../../src/renderer/model/players/page-store.ts'
import { Players } from '../../../../src/renderer/model/players/players.ts'
import { RatedGame } from '../../../../src/renderer/model/players/rated-game.ts'
import { Results } from '../../../../src/renderer/model/players/results.ts'
import { createSettingsStore } from '../../../../src/renderer/model/settings.ts'
import { Engines } from '../../../workers/engines.ts'
import { memory } from '../../memory.ts'

export function parts() {
  const { storage } = memory()
  const match = new MatchStore()
  const settings = createSettingsStore()
  const truths = new Truths(new EngineClient(new Engines().port))
  const advisor = new Advisor(match, settings, truths, new ChanceSearch(new EngineClient(new Engines().port)))
  const results = new Results(
    match,
    settings,
    createStore<AdviceState>(() => ({ hinted: null, held: null })),
    storage,
  )
  return {
    match,
    settings,
    learning: createLearningStore(NOTHING_LEARNT),
    truths,
    advisor,
    results,
    notice: createNoticeStore(null),
    players: new Players(storage, () => undefined),
    playersPage: createPlayersPageStore(),
    thinking: createThinkingStore(),
    inspect: createInspectStore(),
    studied: createStore(() => ({ id: 'game' })),
    ratedGame: new RatedGame(match, settings, results),
    library: { store: createStore(() => ({ status: 'ready', entries: [] })) },
  }
}
