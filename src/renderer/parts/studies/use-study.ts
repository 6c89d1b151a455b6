/** The studies of a kind, for components that are given the kind. */
import type { KindService, Study } from '../../model/studies/study.ts'
import type { StudyTypes } from '../../model/studies/study-kind.ts'
import { useWholeApp, type WholeApp } from '../../platform/services.tsx'

/** The app has studies of each kind, by its name. */
export function studyOfKind<Of extends StudyTypes>(app: WholeApp, { name }: KindService<Of>): Study<Of> {
  return (app as unknown as Readonly<Record<string, Study<Of>>>)[name]
}

export function useStudy<Of extends StudyTypes>(kind: KindService<Of>): Study<Of> {
  return studyOfKind(useWholeApp(), kind)
}
