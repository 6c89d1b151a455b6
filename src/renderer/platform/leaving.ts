/** Makes the browser ask before a page with something unsaved is left. */

export function warnBeforeLeaving(isUnsaved: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}
