/** Parts of the page that are fetched when they are first rendered, or in advance. */
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { NotLoaded } from './boundary.tsx'

/** A part of the page, and a function that fetches it in advance. */
type Later<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> }

/** @param meanwhile shown until it has been fetched */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): Later<Props> {
  let here: ComponentType<Props> | null = null
  const fetch = async () => ({ default: (here = await load()) })
  const Part = lazy(() =>
    fetch().catch((cause: unknown) => {
      throw new NotLoaded(String(cause))
    }),
  )
  const Drawn = (props: Props) => {
    // A part that is here is rendered at once: by way of Suspense it would come a moment later, and miss a key pressed
    // meanwhile.
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
