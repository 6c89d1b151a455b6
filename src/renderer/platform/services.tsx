/**
 * Access to single parts of the app. Code that needs a part imports only its `Service`, which that part's file declares.
 * `app/create-app.ts` makes all parts, and the compiler refuses to ask for one that it does not make.
 */
import { createContext, useContext, useState } from 'react'

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

/** A place for the type of the app: `app/create-app.ts` adds it as `app`, since nothing here may import from there. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Registered {}

/** All parts of the app by name: for what runs commands of any kind, or looks at the whole app. */
export type App = Registered extends { readonly app: infer All } ? All : never

/** The services of which the app has a part. */
export type Provided = { [Name in keyof App]: Service<Name, App[Name]> }[keyof App]

/** Returns only those parts of the app that are asked for. */
export function pick<Asked extends readonly Provided[]>(app: App, asked: Asked): Needs<Asked[number]> {
  return Object.fromEntries(asked.map(({ name }) => [name, app[name]])) as Needs<Asked[number]>
}

const AppContext = createContext({} as App)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  return useContext(AppContext)
}

/** Returns the same object in every render: a part is made once, and never replaced. */
export function useServices<Asked extends readonly Provided[]>(...asked: Asked): Needs<Asked[number]> {
  const app = useApp()
  const [picked] = useState(() => pick(app, asked))
  return picked
}
