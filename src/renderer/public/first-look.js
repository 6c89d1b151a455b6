/**
 * Runs before anything is drawn: says what of the picture in `index.html` is shown until the app is there, by what the last
 * visit has left in `app/remember-look.ts`. A first visit sees all of it, with its words if the browser speaks English.
 */
{
  const root = document.documentElement
  let kept = null
  try {
    kept = JSON.parse(localStorage.getItem('poly-y-look'))
  } catch {
    // A browser that keeps nothing.
  }
  if (kept !== null) {
    root.dataset.theme = kept.theme
    root.dataset.motion = kept.motion
    root.style.fontSize = `${kept.textScale}%`
  }
  const isEnglish = navigator.languages.find((tag) => /^(en|pl)\b/.test(tag))?.startsWith('pl') !== true
  if (location.hash.length < 2 && kept?.isOther !== true)
    root.dataset.look =
      kept === null ? `board offer${isEnglish ? ' words' : ''}` : kept.isOffered ? 'board offer' : 'board'
}
