/** `polyy course`: checks the engines of a folder, lets them play a round robin with players of ours, and marks them. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import pLimit from 'p-limit'
import { csvFile } from '../../contract/csv.ts'
import { castOf } from '../../engine/arena/cast.ts'
import { playsOn, type Contestant } from '../../engine/arena/contestant.ts'
import { MAX_GAMES } from '../../engine/arena/tournament-limits.ts'
import { endOrphans } from '../../processes/process-group.ts'
import { whileOpen } from '../before-end.ts'
import { CONTESTANT_HELP, readContestant } from '../contestants.ts'
import { namesApart, type EngineContest, type Seated } from '../engines/contest.ts'
import { addEngineOptions, type EngineOptions } from '../engines/engine-options.ts'
import { playJobs } from '../engines/engine-run.ts'
import {
  addGamePlan,
  addSwapOption,
  ANY_BOARD,
  checkBoard,
  gameSettings,
  startIn,
  type GameOptions,
} from '../game-options.ts'
import { attempt, FailedError, InputError, systemReason } from '../input.ts'
import { coresOption, readPath } from '../options.ts'
import { endProgress, secondsText, showProgress } from '../progress-line.ts'
import { realPath } from '../real-path.ts'
import { plain } from '../terminal.ts'
import { countText, print } from '../text.ts'
import { checkTarget, writeWhole } from '../whole-file.ts'
import { checkEngine, type Check } from './check.ts'
import { Copies } from './copies.ts'
import { enginesIn, type Found } from './folder.ts'
import { courseSgf } from './games.ts'
import { sayTime } from './time.ts'
import { gamesOf, markRows, marksOf, type CourseGame } from './marks.ts'
import { CourseRecord, type Change, type Plan } from './record.ts'
import { failedAmong, reportLines, tableLines, type Checked } from './texts.ts'

const EXAMPLES = `
Examples:
  polyy course engines
  polyy course engines --games 20 --engine-time 2000 --out marks
  polyy course engines --swap --size 7
  polyy course engines --against random greedy report-3

Each engine has a folder in <folder>, with a file engine.json that has its command, started in that folder:
  { "command": "python3 engine.py" }      and "protocol": "codecup" if it does not speak GTP
The output folder has table.txt, marks.csv, games.sgf, and a report and the games of each engine in students/. Stopped and
started again, the command goes on; an engine whose files have changed is checked and plays anew.

A player of ours is ${CONTESTANT_HELP}`

/** Our own players against which engines are measured. */
const OURS = ['random', 'greedy', 'report-2']

interface Options extends GameOptions, EngineOptions {
  cores: number
  against?: Contestant[]
  out?: string
}

export function addCourse(program: Command): void {
  const command = program
    .command('course')
    .description('A tournament of the engines of a folder, with a check, a report and marks for each.')
    .argument('<folder>', 'a folder with a folder for each engine', readPath)
    .option(
      '--against <contestants...>',
      `our own players among them (default: ${OURS.join(' ')})`,
      (text: string, before: Contestant[] = []) => [...before, readContestant(text)],
    )
    .option('--out <folder>', 'where the results go (default: <folder>-results)', readPath)
  addEngineOptions(addSwapOption(addGamePlan(command, 6, ANY_BOARD)).addOption(coresOption()))
    .addHelpText('after', EXAMPLES)
    .action(runCourse)
}

async function runCourse(folder: string, options: Options): Promise<void> {
  const found = enginesIn(folder)
  const settings = gameSettings(options)
  const ours = oursIn(options)
  const out = options.out ?? `${besides(folder)}-results`
  checkApart(folder, out)
  attempt(out, () => mkdirSync(out, { recursive: true }))
  const plan: Plan = { ...settings, moveMs: options.engineTime, megabytes: options.engineMemory }
  const course = new Course(out, plan, options.cores)
  const record = new CourseRecord(path.join(out, 'course.jsonl'), plan)
  const lines = await whileOpen(
    async () => {
      record.open()
      course.checkTargets(folder, found)
      endOrphans()
      return course.run(record, found, ours)
    },
    () => record.close(),
  )
  for (const line of [...lines, '', `written to ${out}`]) print(line)
}

/** The path of a folder to which letters can be added: `.` and `..` have a name only by their whole path. */
function besides(folder: string): string {
  const plainly = folder.replace(/[/\\]+$/, '')
  return ['', '.', '..'].includes(path.basename(plainly)) ? path.resolve(folder) : plainly
}

/** Folders of the output, which are emptied or filled for each engine. */
const RUNNING = 'running'
const STUDENTS = 'students'

const placeOf = (file: string) => realPath(path.resolve(file))
const isWithin = (file: string, folder: string) =>
  `${placeOf(file)}${path.sep}`.startsWith(`${placeOf(folder)}${path.sep}`)

/**
 * Checks that nothing is written or removed where the engines were handed in, by whatever links.
 *
 * @throws InputError
 */
function checkApart(folder: string, out: string): void {
  if (isWithin(out, folder)) throw new InputError(`cannot write ${out}: it is in the folder of the engines`)
  for (const place of [path.join(out, RUNNING), path.join(out, STUDENTS)])
    if (isWithin(place, folder) || isWithin(folder, place))
      throw new InputError(`cannot write ${place}: the engines were handed in there`)
}

/** @throws InputError when one of them cannot play */
function oursIn(options: Options): Contestant[] {
  const start = startIn(options)
  if (options.against === undefined)
    return OURS.map((name) => castOf(name) as Contestant).filter((one) => playsOn(one, start))
  checkBoard(options.against, start)
  const names = options.against.map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new InputError(`${twice} plays already`)
  return options.against
}

const TABLE = 'table.txt'
const MARKS = 'marks.csv'
const GAMES = 'games.sgf'
const reportOf = (name: string) => path.join(STUDENTS, name, 'report.txt')
const gamesFileOf = (name: string) => path.join(STUDENTS, name, GAMES)

type Startable = Extract<Found, { readonly start: object }>

class Course {
  private readonly started = performance.now()
  /** In the folder with the copies of all engines. */
  private readonly copies: Copies

  constructor(
    private readonly out: string,
    private readonly plan: Plan,
    private readonly cores: number,
  ) {
    this.copies = new Copies(path.join(path.resolve(out), RUNNING))
  }

  /** Checks, plays and writes; returns the table. */
  async run(record: CourseRecord, found: readonly Found[], ours: readonly Contestant[]): Promise<string[]> {
    const checked = await this.checkAll(record, found)
    const passed = found.filter((_, i) => checked[i].check.fault === null)
    const seated = passed.flatMap((one) => ('start' in one ? [{ id: one.id, seat: this.seatOf(one) }] : []))
    const rivals = ours.map((one) => ({ id: `ours ${JSON.stringify(one)}`, seat: { name: one.name, contestant: one } }))
    const entrants = seated.length === 0 ? [] : [...seated, ...rivals]
    const checks = new Map(passed.map((one) => [one.id, checked[found.indexOf(one)].check]))
    const games = await this.playAll(record, entrants, checks)
    const contest: EngineContest = { ...this.plan, players: entrants.map(({ seat }) => seat) }
    return this.write(contest, games, checked, record.changes)
  }

  private seatOf(one: Startable): Seated {
    const laid = () => this.copies.timesOf(one)
    return { name: one.name, program: this.programOf(one), folder: this.copies.placeOf(one), laid }
  }

  private programOf(one: Startable) {
    const { moveMs, megabytes } = this.plan
    return { ...one.start, moveMs, megabytes }
  }

  /**
   * Checks after the fault of an engine that the folder with all copies can still be used: without it, none is at fault.
   * It leaves the engine's own copy unchecked: an engine that spoils that is at fault.
   *
   * @throws FailedError
   */
  private checkRunning(): void {
    try {
      accessSync(this.copies.folder, constants.X_OK)
    } catch (error) {
      throw new FailedError(`cannot use ${this.copies.folder}: ${systemReason(error)}`)
    }
  }

  /**
   * Checks before the work that all of its files can be written after it.
   *
   * @throws InputError, FailedError
   */
  checkTargets(folder: string, found: readonly Found[]): void {
    const own = found.flatMap(({ name }) => [reportOf(name), gamesFileOf(name)])
    for (const name of [TABLE, MARKS, GAMES, ...own]) {
      const file = this.target(name)
      if (isWithin(file, folder)) throw new InputError(`cannot write ${file}: it leads to the folder of the engines`)
      checkTarget(file)
    }
  }

  private async checkAll(record: CourseRecord, found: readonly Found[]): Promise<Checked[]> {
    const limit = pLimit(this.cores)
    let done = 0
    return Promise.all(
      found.map((one) =>
        limit(async () => {
          const check = this.obstacleOf(one) ?? record.checkOf(one.id) ?? (await this.check(one))
          if (check.fault === null && record.checkOf(one.id) === undefined) record.pass(one.id, check)
          showProgress(`polyy course: ${countText(++done)} of ${countText(found.length)} engines checked`)
          return { name: one.name, check, leftOut: one.leftOut }
        }),
      ),
    )
  }

  /** The check of an engine that cannot be started; puts any other where it runs. */
  private obstacleOf(one: Found): Check | null {
    const failed = (why: string): Check => ({ said: null, fault: { why, errors: '' }, exchanges: [] })
    if (!('start' in one)) return failed(one.fault)
    if (one.start.protocol === 'codecup' && this.plan.openingStones > 0)
      return failed('speaks as at the CodeCup, where games start on the empty board: --opening 0')
    this.copies.lay(one)
    return null
  }

  private async check(one: Found): Promise<Check> {
    const check = await checkEngine(this.programOf(one as Startable), this.copies.placeOf(one), this.plan)
    if (check.fault !== null) this.checkRunning()
    return check
  }

  private async playAll(
    record: CourseRecord,
    entrants: readonly { readonly id: string; readonly seat: Seated }[],
    checks: ReadonlyMap<string, Check>,
  ): Promise<CourseGame[]> {
    const { pairs } = this.plan
    const count = entrants.length
    const total = (count * count - count) * pairs
    if (total > MAX_GAMES)
      throw new InputError(`a course has at most ${countText(MAX_GAMES)} games, not ${countText(total)}`)
    const wanted = Array.from({ length: 2 * pairs }, (_, number) => number).flatMap((number) =>
      entrants.flatMap((one, i) =>
        entrants
          .slice(i + 1)
          .map((other, k) => ({
            number,
            contest: { ...this.plan, players: [one.seat, other.seat] },
            players: [i, i + 1 + k] as const,
            ids: [one.id, other.id] as const,
          })),
      ),
    )
    const missing = wanted.filter(({ ids, number }) => record.gameOf(ids, number) === undefined)
    const players = missing.map(({ ids }) => ids.map((id) => checks.get(id) ?? null))
    sayTime(players, this.plan, this.cores)
    let done = total - missing.length
    this.restoreCopies(record, 'the checks')
    await playJobs(missing, this.cores, (game, { ids, contest }) => {
      if (game.broken !== undefined) this.checkRunning()
      record.addGame(ids, game)
      this.restoreCopies(record, `game ${game.number + 1} of ${namesApart(contest.players).join(' and ')}`)
      showProgress(`polyy course: ${countText(++done)} of ${countText(total)} games`)
    })
    endProgress(
      `polyy course: ${countText(missing.length)} games played, ${countText(total)} in all, in ${secondsText(performance.now() - this.started)}`,
    )
    return wanted.flatMap(({ ids, number, players }) => {
      const game = record.gameOf(ids, number)
      return game === undefined ? [] : [{ players, game }]
    })
  }

  private restoreCopies(record: CourseRecord, during: string): void {
    for (const changed of this.copies.restore()) record.addChange({ ...changed, during })
  }

  private write(
    contest: EngineContest,
    games: readonly CourseGame[],
    checked: readonly Checked[],
    changes: readonly Change[],
  ): string[] {
    const marks = contest.players.length === 0 ? [] : marksOf(contest, games)
    const table = tableLines(contest, marks, checked, changes)
    const failures = failedAmong(checked).map(({ name, check }) => ({ name, why: check.fault?.why ?? '' }))
    const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
    this.save(TABLE, text(table))
    const plainCell = <Cell>(cell: Cell) => (typeof cell === 'string' ? plain(cell) : cell)
    this.save(MARKS, csvFile(markRows(marks, failures).map((row) => row.map(plainCell))))
    this.save(GAMES, text(games.map((one) => courseSgf(contest, one))))
    for (const one of checked) {
      const player = contest.players.findIndex((other) => other.name === one.name && 'program' in other)
      this.save(reportOf(one.name), text(reportLines(one, contest, marks, games)))
      const own = player < 0 ? [] : gamesOf(games, player).map((game) => courseSgf(contest, game.one))
      this.save(gamesFileOf(one.name), text(own))
    }
    return table
  }

  private save(name: string, text: string): void {
    writeWhole(this.target(name), text)
  }

  /** The path of a file of the output, in a folder that is there. */
  private target(name: string): string {
    const file = path.join(this.out, name)
    try {
      mkdirSync(path.dirname(file), { recursive: true })
    } catch (error) {
      throw new FailedError(`cannot write ${file}: ${systemReason(error)}`)
    }
    return file
  }
}
