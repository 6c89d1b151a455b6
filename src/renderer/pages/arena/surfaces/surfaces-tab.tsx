/** Surfaces of wins. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'
import { useServices } from '../../../platform/services.tsx'
import './surfaces.css'

export function SurfacesTab() {
  return <StudyTab study={useServices(SURFACES).surfaces} Form={SurfaceForm} View={SurfaceView} />
}
