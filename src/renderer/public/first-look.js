/**
 * Runs before anything is drawn: says in which language the page is, and what of the picture in `index.html` is shown
 * until the app is there, by what the last visit has left in `app/remember-look.ts`. A first visit sees all of it, with
 * its words if the browser speaks English. Fetches what the app's scripts ask for first of all.
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
  // The texts that are fetched first: see `language/i18n.ts`.
  const spoken = kept?.language ?? navigator.languages.find((tag) => /^(en|pl)\b/.test(tag)) ?? 'en'
  root.lang = spoken.slice(0, 2)
  // The build has written their names; the development server has none.
  const ahead = JSON.parse(root.dataset.ahead ?? '{}')
  for (const name of [`${root.lang}-start`, ...(kept === null ? [] : ['kept'])])
    if (name in ahead)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ahead[name] }))
  if (location.hash.length < 2 && kept?.isOther !== true)
    root.dataset.look =
      kept === null
        ? `board offer${root.lang === 'en' ? ' words' : ''}`
        : `board${kept.isOffered ? ' offer' : ''}${kept.isBack ? ' back' : ''}`
}
