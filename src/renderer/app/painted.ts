/**
 * Imported before all else, so that nothing else runs until the picture in `index.html` has been painted: a script that
 * is there early would only delay it. A page without a picture does not wait.
 */
import { nextPaint } from '../platform/idle.ts'

if (
  document.documentElement.dataset.look !== undefined &&
  performance.getEntriesByName('first-contentful-paint').length === 0
)
  await nextPaint()
