/** Leaving a page of a browser: with something unsaved, the browser asks first. */

export function warnBeforeLeaving(isUnsaved: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}
