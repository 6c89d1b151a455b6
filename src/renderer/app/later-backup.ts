/** The part of the settings that makes and restores backups, which is fetched by itself. */
import { later } from '../ui/later.tsx'

export const BackupSetting = later(
  () => import('./backup-setting.tsx').then(({ BackupSetting }) => BackupSetting),
  null,
)
