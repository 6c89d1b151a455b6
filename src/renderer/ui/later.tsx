/** Parts of the page that are fetched when they are first drawn, or before, while nobody waits for them. */
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { NotLoaded } from './boundary.tsx'

/** A part of the page, and what fetches it before it is drawn. */
type Later<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> }

/** @param meanwhile what stands there until it has come */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode): Later<Props> {
  let here: ComponentType<Props> | null = null
  const fetch = async () => ({ default: (here = await load()) })
  const Part = lazy(() =>
    fetch().catch((cause: unknown) => {
      throw new NotLoaded(String(cause))
    }),
  )
  const Drawn = (props: Props) => {
    // What is here already is drawn at once: a part that is waited for comes a moment later, and misses the key pressed meanwhile.
    const [Here] = useState(() => here)
    if (Here !== null) return <Here {...props} />
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Drawn, { fetch })
}
