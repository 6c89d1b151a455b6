/** Surfaces of wins. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'
import './surfaces.css'

export function SurfacesTab() {
  return <StudyTab kind={SURFACES} Form={SurfaceForm} View={SurfaceView} />
}
