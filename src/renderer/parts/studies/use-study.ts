/** The studies of a kind, for components that are given the kind. */
import type { KindService, Study } from '../../model/studies/study.ts'
import type { StudyTypes } from '../../model/studies/study-kind.ts'
import { useAllServices } from '../../platform/services.tsx'

export function useStudy<Of extends StudyTypes>(kind: KindService<Of>): Study<Of> {
  return useAllServices().get<Study<Of>>(kind)
}
