/** The part of the settings that makes and restores backups, which is fetched by itself. */
import { fetchLaterTexts } from '../language/i18n.ts'
import { later } from '../ui/later.tsx'

export const BackupSetting = later(async () => {
  const [{ BackupSetting }] = await Promise.all([import('./backup-setting.tsx'), fetchLaterTexts()])
  return BackupSetting
}, null)
