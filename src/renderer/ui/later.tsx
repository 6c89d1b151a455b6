/** Parts of the page that are fetched when they are first rendered, or in advance. */
import { Fragment, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { throwNotLoaded } from './boundary.tsx'

/** A part of the page, and a function that fetches it in advance. */
type Later<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> }

/**
 * @param meanwhile shown until it has been fetched
 * @param Within what it is drawn in, which may have to be waited for too
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
  Within: ComponentType<{ children: ReactNode }> = Fragment,
): Later<Props> {
  let here: ComponentType<Props> | null = null
  const fetch = async () => ({ default: (here = await load()) })
  const Part = lazy(() => fetch().catch(throwNotLoaded))
  const Drawn = (props: Props) => {
    // A part that is here is rendered at once: by way of Suspense it would come a moment later, and miss a key pressed
    // meanwhile.
    const [Here] = useState(() => here)
    return (
      <Suspense fallback={meanwhile}>
        <Within>{Here === null ? <Part {...props} /> : <Here {...props} />}</Within>
      </Suspense>
    )
  }
  return Object.assign(Drawn, { fetch })
}
