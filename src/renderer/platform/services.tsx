/**
 * Access to single parts of the app: code that needs a part imports only its `Service`, which that part's file
 * declares. `app/create-app.ts` makes all parts, and nothing outside `app` imports it.
 */
import { createContext, useContext, useState } from 'react'

/** A part of the app by its name and its type: a store, a runner, a lane of the engine. */
export interface Service<Name extends string, Type> {
  readonly name: Name
  /** Never set: it only carries the type. */
  readonly type?: () => Type
}

export type AnyService = Service<string, unknown>

/** Parts of the app by name: the type by which a function declares those that it needs. */
export type Needs<Asked extends AnyService> = {
  readonly [One in Asked as One['name']]: One extends Service<string, infer Type> ? Type : never
}

export class Services {
  private readonly made = new Map<string, unknown>()

  provide<Type>({ name }: Service<string, Type>, part: Type): Type {
    this.made.set(name, part)
    return part
  }

  /** @throws Error where it has not been provided */
  get<Type>({ name }: Service<string, Type>): Type {
    if (!this.made.has(name)) throw new Error(`nothing provides '${name}'`)
    return this.made.get(name) as Type
  }

  pick<Asked extends readonly AnyService[]>(...asked: Asked): Needs<Asked[number]> {
    return Object.fromEntries(asked.map((service) => [service.name, this.get(service)])) as Needs<Asked[number]>
  }
}

const ServicesContext = createContext(new Services())
export const ServicesProvider = ServicesContext.Provider

/** All parts: for what runs commands of any kind, or looks at the whole app. */
export function useAllServices(): Services {
  return useContext(ServicesContext)
}

/** Returns the same object in every render: a part is made once, and never replaced. */
export function useServices<Asked extends readonly AnyService[]>(...asked: Asked): Needs<Asked[number]> {
  const services = useAllServices()
  const [picked] = useState(() => services.pick(...asked))
  return picked
}
