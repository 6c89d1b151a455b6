/** A transposition table that is kept over several games: what it saves, and what memory it takes. */
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { studyTab } from '../../../parts/studies/study-tab.tsx'
import { TableGamesForm } from './table-games-form.tsx'
import { TableGamesView } from './table-games-view.tsx'
import './games.css'

export const TablesTab = studyTab('#report/games', TABLE_GAMES, { Form: TableGamesForm, View: TableGamesView })
