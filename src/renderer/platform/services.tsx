/**
 * The parts of the app, asked for one by one: whoever needs one imports its `Service`, which the file of that part
 * declares, and no more. `app/create-app.ts` makes them all, and nobody imports that.
 */
import { createContext, useContext, useState } from 'react'

/** A part of the app by its name and its type: a store, a runner, a lane of the engine. */
export interface Service<Name extends string, Type> {
  readonly name: Name
  /** Never there: it carries the type. */
  readonly type?: () => Type
}

type AnyService = Service<string, unknown>

/** Parts of the app by their names, as a function takes those that it needs. */
export type Needs<Asked extends AnyService> = {
  readonly [One in Asked as One['name']]: One extends Service<string, infer Type> ? Type : never
}

export class Services {
  private readonly made = new Map<string, unknown>()

  provide<Type>({ name }: Service<string, Type>, part: Type): Type {
    this.made.set(name, part)
    return part
  }

  /** @throws Error where nobody has provided it */
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

/** All of them, for commands, which say themselves what they need. */
export function useAllServices(): Services {
  return useContext(ServicesContext)
}

/** The same object as long as the component is there: a part is made once, at the start. */
export function useServices<Asked extends readonly AnyService[]>(...asked: Asked): Needs<Asked[number]> {
  const services = useAllServices()
  const [picked] = useState(() => services.pick(...asked))
  return picked
}
