/** Payloads that the page may send to the main process, by channel, and others that it may not. */
import { CHANNELS } from '../../src/contract/api.ts'
import { MAX_POSITION_TEXT } from '../../src/engine/game/notation.ts'

export const POSITION = './...../........../............... r'
export const search = {
  id: 1,
  kind: 'search',
  request: { position: POSITION, options: { algorithm: 'negascout', depth: 2 } },
}
const table = {
  id: 1,
  kind: 'lab',
  request: { position: POSITION, algorithms: ['negascout'], depths: [1], counting: 'report' },
}
const review = {
  id: 1,
  kind: 'review',
  request: { positions: [POSITION], options: { algorithm: 'negascout', depth: 2 } },
}
const post = (message: unknown) => ({ lane: 'play', message })
const withOptions = (options: object) =>
  post({ ...search, request: { ...search.request, options: { ...search.request.options, ...options } } })
const withTable = (fields: object) => post({ ...table, request: { ...table.request, ...fields } })
const command = { type: 'command', command: 'undo', label: 'Undo', key: 'Mod+Z', enabled: true, chosen: null }
const inMenu = (item: object) => ({ type: 'menu', label: 'Game', items: [item] })
const bar = (fields: object) => ({
  language: 'pl',
  menus: [inMenu({ ...command, ...fields }), inMenu(inMenu(command))],
})
const file = (fields: object) => ({ name: 'a.polyy', content: new Uint8Array(3), ...fields })
const withReview = (fields: object) => post({ ...review, request: { ...review.request, ...fields } })
const chances = { id: 1, kind: 'chances', request: { position: POSITION, time: 300, seed: 1, goesOn: true } }
const withChances = (fields: object) => post({ ...chances, request: { ...chances.request, ...fields } })
const sample = { id: 1, kind: 'sample', request: { boardSize: 4, stones: 6, count: 20, seed: 1 } }
const check = {
  id: 1,
  kind: 'check',
  request: { position: './..... r', algorithms: ['negascout'], depths: [1, 5], budget: 1000 },
}
const withCheck = (fields: object) => post({ ...check, request: { ...check.request, ...fields } })
const VARIED = {
  algorithm: 'aspiration',
  depth: 2,
  ordering: 'id',
  table: 'plain',
  evaluation: 'floyd-warshall',
  margin: 3,
}
const withSample = (fields: object) => post({ ...sample, request: { ...sample.request, ...fields } })
const contestant = {
  name: 'Ann',
  mind: {
    by: 'search',
    options: {
      algorithm: 'alpha-beta',
      states: 5000,
      evaluator: { kind: 'linear', phases: [{ edge: 1.5 }], attack: 0.5 },
    },
  },
  randomness: 10,
  firstNodes: ['c1'],
}
const move = {
  id: 1,
  kind: 'move',
  request: { position: POSITION, contestant, seed: 4_000_000_000, number: 3, swapper: null },
}
const program = { command: 'python3 my.py', protocol: 'gtp', moveMs: 5000, megabytes: 1024 }
const withProgram = (fields: object) => post({ id: 1, kind: 'tryProgram', request: { ...program, ...fields } })
const withMove = (fields: object) => post({ ...move, request: { ...move.request, ...fields } })
const surface = {
  x: 'edge',
  y: 'corners',
  step: 2,
  fixed: { piecesToWin: -1.5 },
  depth: 1,
  reference: contestant,
  boardSize: 4,
  pairs: 20,
  openingStones: 3,
  seed: 1,
}
const withSurface = (fields: object, number = 3) =>
  post({ id: 1, kind: 'point', request: { surface: { ...surface, ...fields }, number } })
const withEvaluator = (evaluator: unknown) => withOptions({ evaluator })
const LINEAR = contestant.mind.options.evaluator
const NETWORK = {
  kind: 'network',
  boardSize: 2,
  layers: [{ weights: [Array.from({ length: 12 }, () => 1)], biases: [0] }],
}
const lesson = (kind: string, request: object) => ({ lane: 'pool-1', message: { id: 1, kind, request } })
const examplePlan = {
  boardSize: 4,
  games: 20,
  seed: 1,
  fewestStones: 4,
  strays: 2,
  labels: { by: 'games', games: 8 },
  evaluator: LINEAR,
}
const examples = (fields: object) => lesson('examples', { plan: { ...examplePlan, ...fields }, number: 3 })
const options = { boardSize: 4, features: ['edge', 'tempo'], phases: 2 }
const networkPlan = { boardSize: 2, hidden: [], epochs: 3, seed: 1, start: NETWORK }
const fit = { loss: 0.5, accuracy: 0.75 }
const state = {
  curve: [{ training: fit, heldOut: fit }],
  parameters: [1, -2],
  means: [0, 0],
  squares: [0, 0],
  best: [1, 1],
}
const epochs = (fields: object) => lesson('epochs', { plan: networkPlan, state, games: ['0 1,2,0.5'], ...fields })
const training = { boardSize: 4, pairs: 5, openingStones: 3, seed: 1, features: ['edge'], depth: 2, start: LINEAR }
const climb = (fields: object) => lesson('climb', { training, champion: LINEAR, from: 2, to: 9, ...fields })
const child = (fields: object) =>
  lesson('child', {
    evolution: { ...training, children: 8 },
    parent: { evaluator: LINEAR, step: 0.3 },
    generation: 4,
    game: 79,
    ...fields,
  })
export const LONG = 'x'.repeat(5_000_000)

export const GOOD: [channel: string, payload: unknown][] = [
  [CHANNELS.enginePost, post(search)],
  [CHANNELS.enginePost, { lane: 'lab', message: table }],
  [CHANNELS.enginePost, { lane: 'review', message: review }],
  [CHANNELS.enginePost, { lane: 'pool-16', message: { ...search, request: { ...search.request, options: VARIED } } }],
  [CHANNELS.enginePost, { lane: 'chances', message: chances }],
  [CHANNELS.enginePost, withChances({ playouts: 16_000, goesOn: false })],
  [CHANNELS.enginePost, { lane: 'pool-1', message: sample }],
  [CHANNELS.enginePost, { lane: 'pool-1', message: check }],
  [CHANNELS.enginePost, withCheck({ evaluator: LINEAR })],
  [CHANNELS.enginePost, withTable({ evaluators: { negascout: { name: 'mine', evaluator: LINEAR } } })],
  [CHANNELS.enginePost, post(move)],
  [CHANNELS.enginePost, withMove({ contestant: { ...contestant, mind: { by: 'oracle' } } })],
  [CHANNELS.enginePost, withSurface({})],
  [CHANNELS.enginePost, withOptions({ states: 5000 })],
  [CHANNELS.enginePost, withEvaluator(contestant.mind.options.evaluator)],
  [CHANNELS.documentsSave, { shelf: 'players', id: 'one', text: '{}' }],
  [CHANNELS.documentsSave, { shelf: 'surfaces', id: 'one', text: '{}' }],
  [CHANNELS.enginePost, examples({})],
  [CHANNELS.enginePost, examples({ labels: { by: 'oracle' }, evaluator: { kind: 'report' } })],
  [CHANNELS.enginePost, lesson('regression', { options, games: ['0', '1 1,2,0'] })],
  [CHANNELS.enginePost, lesson('reinforcement', { boardSize: 4, games: [] })],
  [CHANNELS.enginePost, epochs({})],
  [CHANNELS.enginePost, epochs({ state: null, plan: { ...networkPlan, hidden: [16, 8], start: null } })],
  [CHANNELS.enginePost, climb({})],
  [CHANNELS.enginePost, child({})],
  [CHANNELS.documentsSave, { shelf: 'lessons', id: 'one', text: '{}' }],
  [CHANNELS.documentsSave, { shelf: 'results', id: 'mine', text: '{}' }],
  [CHANNELS.engineEnd, { lane: 'play' }],
  [CHANNELS.sessionLoad, undefined],
  [CHANNELS.sessionSave, 'text'],
  [CHANNELS.sessionSetAside, 'text'],
  [CHANNELS.documentsSave, { shelf: 'games', id: 'one', text: 'text' }],
  [CHANNELS.documentsList, { shelf: 'games' }],
  [CHANNELS.documentsSave, { shelf: 'accuracy', id: 'last', text: '{}' }],
  [CHANNELS.documentsLoad, { shelf: 'games', id: 'one' }],
  [CHANNELS.documentsRemove, { shelf: 'games', id: 'one' }],
  [CHANNELS.clipboardWrite, 'text'],
  [CHANNELS.filesChoose, undefined],
  [CHANNELS.programsChoose, undefined],
  [CHANNELS.programsAllowed, undefined],
  [CHANNELS.programsRevoke, 'python3 my.py'],
  [CHANNELS.filesTake, undefined],
  [CHANNELS.filesSave, { name: 'Gra nr 1.polyy', content: new Uint8Array(3) }],
  [CHANNELS.linksTake, undefined],
  [CHANNELS.menuShow, bar({})],
  [CHANNELS.menuShow, { language: 'en', menus: [] }],
  [CHANNELS.updatesPossible, undefined],
  [CHANNELS.updatesLook, undefined],
  [CHANNELS.updatesFetch, undefined],
  [CHANNELS.updatesCancel, undefined],
  [CHANNELS.updatesInstall, undefined],
  [CHANNELS.closingAnswer, null],
  [CHANNELS.closingAnswer, 'disk full'],
]

export const TO_PAGE: string[] = [
  CHANNELS.engineReply,
  CHANNELS.filesOpened,
  CHANNELS.linksFollowed,
  CHANNELS.menuCommand,
  CHANNELS.updatesProgress,
  CHANNELS.closingAsked,
]

const NO_DOCUMENTS = [
  { shelf: 'games' },
  { id: 'one' },
  { shelf: 'other', id: 'one' },
  { shelf: '../games', id: 'one' },
  { shelf: 'games', id: '../one' },
]

export const BAD: [channel: string, payloads: unknown[]][] = [
  [
    CHANNELS.enginePost,
    [
      search,
      { lane: 'other', message: search },
      { lane: 'play', message: search, more: 1 },
      post({ ...search, id: '1' }),
      post({ ...search, id: -1 }),
      post({ ...search, id: 1.5 }),
      post({ ...search, kind: 'train' }),
      post({ ...search, more: 1 }),
      post({ ...search, request: table.request }),
      post({ ...search, request: { ...search.request, position: 7 } }),
      post({ ...search, request: { ...search.request, position: LONG } }),
      withOptions({ algorithm: 'guess' }),
      withOptions({ algorithm: 'toString' }),
      withOptions({ depth: 0 }),
      withOptions({ depth: 32 }),
      withOptions({ depth: Number.NaN }),
      withOptions({ depth: '3' }),
      withOptions({ depth: undefined }),
      withOptions({ time: Number.POSITIVE_INFINITY }),
      withOptions({ ordering: 'best' }),
      withOptions({ table: {} }),
      withCheck({ evaluator: { kind: 'magic' } }),
      withTable({ evaluators: { magic: { name: 'mine', evaluator: LINEAR } } }),
      withTable({ evaluators: { negascout: LINEAR } }),
      withOptions({ ['__proto__x']: {} }),
      withOptions({ evaluation: 'guess' }),
      withOptions({ margin: 0.001 }),
      withOptions({ margin: 101 }),
      withOptions({ states: 0 }),
      withEvaluator({ kind: 'guess' }),
      withEvaluator({ kind: 'linear', phases: [{ luck: 1 }], attack: 0 }),
      withProgram({ command: '' }),
      withProgram({ command: 'a\nb' }),
      withProgram({ command: 'safe \u202etxt' }),
      withProgram({ command: 'x'.repeat(1001) }),
      withProgram({ command: ['python3'] }),
      withProgram({ protocol: 'uci' }),
      withProgram({ moveMs: 0 }),
      withProgram({ moveMs: Number.POSITIVE_INFINITY }),
      withProgram({ megabytes: 1e9 }),
      withMove({ contestant: { ...contestant, mind: { by: 'program', options: { command: 'x' } } } }),
      withMove({ seed: 0.5 }),
      withMove({ number: '3' }),
      withMove({ swapper: 'both' }),
      withMove({ more: 1 }),
      withMove({ contestant: { ...contestant, randomness: 101 } }),
      withMove({ contestant: { ...contestant, firstNodes: ['z9'] } }),
      withMove({ contestant: { ...contestant, mind: { by: 'magic' } } }),
      withMove({ contestant: { ...contestant, mind: { by: 'search', options: { algorithm: 'alpha-beta' } } } }),
      withSurface({}, -1),
      withSurface({ more: 1 }),
      withSurface({ x: 'luck' }),
      withSurface({ y: 'edge' }),
      withSurface({ fixed: { corners: 1 } }),
      withSurface({ fixed: { chains: Number.NaN } }),
      withSurface({ step: 0.001 }),
      withSurface({ pairs: 1e6 }),
      withSurface({ reference: { ...contestant, randomness: 101 } }),
      withTable({ depths: [] }),
      withTable({ depths: Array.from({ length: 100 }, () => 1) }),
      withTable({ algorithms: Array.from({ length: 100_000 }, () => 'negascout') }),
      withTable({ counting: 'mine' }),
      withReview({ positions: POSITION }),
      withReview({ positions: Array.from({ length: 1000 }, () => POSITION) }),
      withReview({ positions: [LONG] }),
      withReview({ options: { algorithm: 'negascout' } }),
      withReview({ options: { algorithm: 'negascout', depth: 2, time: 1 } }),
      withChances({ position: LONG }),
      withChances({ playouts: 0 }),
      withChances({ playouts: 1e12 }),
      withChances({ time: Number.POSITIVE_INFINITY }),
      withChances({ seed: -1 }),
      withChances({ goesOn: 'yes' }),
      withChances({ nodes: 1e12 }),
      withSample({ boardSize: 8 }),
      withSample({ rule: 'five-sides' }),
      withSample({ boardSize: 4, stones: 31 }),
      withSample({ stones: -1 }),
      withSample({ count: 1e9 }),
      withSample({ seed: 0.5 }),
      withSample({ more: 1 }),
      examples({ games: 0 }),
      examples({ strays: 21 }),
      examples({ labels: { by: 'oracle', games: 8 } }),
      examples({ labels: { by: 'luck' } }),
      examples({ evaluator: { kind: 'linear', phases: [], attack: 0 } }),
      examples({ more: 1 }),
      lesson('regression', { options: { ...options, features: [] }, games: [] }),
      lesson('regression', { options: { ...options, phases: 7 }, games: [] }),
      lesson('reinforcement', { boardSize: 4, games: [LONG] }),
      lesson('reinforcement', { boardSize: 4, games: Array.from({ length: 20_001 }, () => '0') }),
      epochs({ plan: { ...networkPlan, hidden: [1, 2, 3] } }),
      epochs({ plan: { ...networkPlan, start: LINEAR } }),
      epochs({ state: { ...state, parameters: ['1'] } }),
      epochs({ state: { ...state, means: [Number.POSITIVE_INFINITY] } }),
      epochs({ games: 'all' }),
      epochs({ state: { ...state, best: Array.from({ length: 10_001 }, () => 0) } }),
      withMove({ contestant: { ...contestant, firstNodes: Array.from({ length: 1000 }, () => 'c1') } }),
      climb({ champion: NETWORK }),
      climb({ to: 1001 }),
      climb({ training: { ...training, pairs: 0 } }),
      climb({ more: 1 }),
      child({ parent: { evaluator: LINEAR, step: -1 } }),
      child({ evolution: { ...training, children: 3 } }),
      child({ game: 0.5 }),
      withCheck({ position: 1 }),
      withCheck({ position: ' '.repeat(MAX_POSITION_TEXT + 1) }),
      withCheck({ algorithms: [] }),
      withCheck({ depths: [0] }),
      withCheck({ budget: Number.POSITIVE_INFINITY }),
      withCheck({ more: 1 }),
      { lane: 'pool-0', message: search },
      { lane: 'pool-17', message: search },
    ],
  ],
  [CHANNELS.engineEnd, ['play', { lane: 'other' }, { lane: 'play', more: 1 }]],
  [CHANNELS.sessionLoad, ['../other.json', {}]],
  [CHANNELS.sessionSave, [undefined, { text: 'x' }, LONG]],
  [CHANNELS.sessionSetAside, [undefined, { text: 'x' }, LONG]],
  [
    CHANNELS.documentsList,
    [undefined, {}, 'games', { shelf: 'other' }, { shelf: '..' }, { shelf: 'games', id: 'one' }],
  ],
  [CHANNELS.documentsLoad, [...NO_DOCUMENTS, { shelf: 'games', id: 'one', text: '' }]],
  [
    CHANNELS.documentsSave,
    [
      ...NO_DOCUMENTS.map((payload) => ({ ...payload, text: '' })),
      { shelf: 'games', id: 'one' },
      { shelf: 'games', id: 'one', text: 7 },
      { shelf: 'games', id: 'one', text: LONG + LONG },
    ],
  ],
  [CHANNELS.documentsRemove, [...NO_DOCUMENTS, { shelf: 'games', id: 'one', text: '' }]],
  [CHANNELS.clipboardWrite, [undefined, { text: 'x' }, LONG]],
  [CHANNELS.filesChoose, ['/etc', {}]],
  [CHANNELS.filesTake, ['/etc/passwd', {}]],
  [CHANNELS.linksTake, ['polyy://app/index.html', {}]],
  [
    CHANNELS.filesSave,
    [
      ...['', '../a', '/etc/passwd', 'a/b', 'a\\b', 'c:a', '.hidden', ' a', 'a\0', 'a\n', 'x'.repeat(200), null].map(
        (name) => file({ name }),
      ),
      ...['text', null, [1, 2], { 0: 1 }, new Uint8Array(100_000_001)].map((content) => file({ content })),
      file({ path: '/tmp' }),
    ],
  ],
  [
    CHANNELS.menuShow,
    [
      bar({ key: 'Ctrl+Alt+Delete+X' }),
      bar({ key: '' }),
      bar({ key: 'Foo' }),
      bar({ key: 'Mod+F99' }),
      ...[
        'Mod+Mod+Mod+Z',
        'Mod+Mod+Z',
        'Alt+Alt+A',
        'Shift+Shift+Tab',
        'Mod+Shift+Mod+Z',
        'Shift+Mod+Z',
        'Alt+Mod+Z',
        'Mod+',
        'Mod',
        '+',
        'Mod++',
        '+Z',
        'Mod+Z+Z',
        'Mod+ZZ',
        'Mod+Z\n',
        ' ',
        'Mod+é',
        'F0',
        'mod+Z',
        'Mod+Z ',
      ].map((key) => bar({ key })),
      ...['', ' ', 'a\nb', 'a\0', '\u202etxt', 'x'.repeat(101), '\u200b\u3164\u2800'].map((label) => bar({ label })),
      bar({ command: '' }),
      bar({ command: 'x'.repeat(101) }),
      bar({ label: LONG }),
      bar({ enabled: 1 }),
      bar({ click: 'x' }),
      { ...bar({}), language: 'tlh' },
      { ...bar({}), menus: [{ type: 'role', role: 'quit', label: 'Quit' }] },
      { ...bar({}), menus: [inMenu({ type: 'role', role: 'toggleDevTools', label: 'x' })] },
      { ...bar({}), menus: [inMenu(inMenu(inMenu(command)))] },
      { ...bar({}), menus: [{ ...inMenu(command), label: '' }] },
      { ...bar({}), menus: [{ type: 'menu', label: 'Game', items: Array.from({ length: 101 }, () => command) }] },
      { ...bar({}), menus: [inMenu({ type: 'recent', label: 'Recent', clear: '' })] },
      { ...bar({}), menus: Array.from({ length: 1000 }, () => inMenu(command)) },
    ],
  ],
  [CHANNELS.programsChoose, ['/bin/sh', {}]],
  [CHANNELS.programsAllowed, ['/bin/sh', {}]],
  [CHANNELS.programsRevoke, [undefined, '', ['/bin/sh'], LONG]],
  [CHANNELS.updatesPossible, ['yes', {}]],
  [CHANNELS.updatesLook, ['https://example.org', { url: 'https://example.org' }]],
  [CHANNELS.updatesFetch, ['1.2.3', { version: '1.2.3' }]],
  [CHANNELS.updatesCancel, [true, {}]],
  [CHANNELS.updatesInstall, ['/tmp/other.AppImage', { file: '/tmp/other.AppImage' }]],
  [CHANNELS.closingAnswer, [undefined, LONG, {}]],
]
