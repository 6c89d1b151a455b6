/**
 * A page of React that draws as many circles as the board has nodes, and nothing else: what the app's first second is
 * compared with.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <svg viewBox="0 0 600 600">
      {Array.from({ length: 31 }, (_, i) => (
        <circle key={i} cx={50 + 100 * (i % 6)} cy={50 + 100 * Math.floor(i / 6)} r="40" />
      ))}
    </svg>
  </StrictMode>,
)
