/** Is the page being printed? What draws only the part in sight then has to draw all of it. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    // The paper shows what is there when the event ends.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const follow = () => (media.matches ? begin() : end())
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
