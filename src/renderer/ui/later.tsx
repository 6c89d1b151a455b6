/** Parts of the page that are fetched when they are first drawn, or before, while nobody waits for them. */
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { NotLoaded } from './boundary.tsx'

/** @param meanwhile what stands there until it has come */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (cause: unknown) => {
        throw new NotLoaded(String(cause))
      },
    ),
  )
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
