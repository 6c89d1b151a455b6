/**
 * Access to single parts of the app. Code that needs a part imports only its `Service`, which that part's file declares.
 * `app/create-app.ts` makes all parts, and the compiler refuses to ask for one that it does not make, or not yet: Play
 * and what stands around each page have the parts made at the start, and the other pages all.
 */
import { createContext, type ReactNode, use, useContext, useState } from 'react'

/** A part of the app by its name and its type: a store, a runner, a lane of the engine. */
export interface Service<Name extends string, Type> {
  readonly name: Name
  /** Never set: it only carries the type, so that the part provided must be of it. */
  readonly accepts?: (part: Type) => void
}

type AnyService = Service<string, never>

/** Parts of the app by name: the type by which a function declares those that it needs. */
export type Needs<Asked extends AnyService> = {
  readonly [One in Asked as One['name']]: One extends Service<string, infer Type> ? Type : never
}

/** A place for the types of the app: `app/create-app.ts` adds them, since nothing here may import from there. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Registered {}

/** The parts made at the start, by name: for what runs commands of any kind, or looks at the whole app. */
export type App = Registered extends { readonly app: infer All } ? All : never

/** All parts, those that are made later too. */
export type WholeApp = Registered extends { readonly whole: infer All } ? All : never

/** The parts of the app that Play does not need at its start: made once, when they are first asked for. */
export interface Rest {
  /** The whole app; null while its rest is not there. */
  readonly now: () => WholeApp | null
  /** Resolves to the whole app; rejects if the code of its rest cannot be fetched. */
  readonly make: () => Promise<WholeApp>
}

export const REST: Service<'rest', Rest> = { name: 'rest' }

/** The services of which an app has a part. */
type ProvidedBy<Of> = { [Name in keyof Of & string]: Service<Name, Of[Name]> }[keyof Of & string]
export type Provided = ProvidedBy<App>
export type ProvidedLater = ProvidedBy<WholeApp>

/** Returns only those parts of the app that are asked for. */
export function pick<Of, Asked extends readonly ProvidedBy<Of>[]>(app: Of, asked: Asked): Needs<Asked[number]> {
  return Object.fromEntries(asked.map(({ name }) => [name, app[name]])) as Needs<Asked[number]>
}

const AppContext = createContext({} as App)
export const AppProvider = AppContext.Provider

const WholeAppContext = createContext({} as WholeApp)
export const WholeAppProvider = WholeAppContext.Provider

/** Draws what needs the whole app, once that is there. */
export function WithWholeApp({ children }: { children: ReactNode }) {
  const { rest } = useServices(REST)
  return <WholeAppProvider value={rest.now() ?? use(rest.make())}>{children}</WholeAppProvider>
}

export function useApp(): App {
  return useContext(AppContext)
}

/** Returns the same object in every render: a part is made once, and never replaced. */
export function useServices<Asked extends readonly Provided[]>(...asked: Asked): Needs<Asked[number]> {
  const app = useApp()
  const [picked] = useState(() => pick(app, asked))
  return picked
}

/** The whole app, within `WithWholeApp`. */
export function useWholeApp(): WholeApp {
  return useContext(WholeAppContext)
}

/** Returns the same object in every render, like `useServices`, within `WithWholeApp`. */
export function useLaterServices<Asked extends readonly ProvidedLater[]>(...asked: Asked): Needs<Asked[number]> {
  const app = useWholeApp()
  const [picked] = useState(() => pick(app, asked))
  return picked
}
