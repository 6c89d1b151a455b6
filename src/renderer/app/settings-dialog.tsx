/** The settings; each takes effect at once. */
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { CloseButton, Modal } from '../ui/controls/modal.tsx'
import { Segmented } from '../ui/controls/segmented.tsx'
import { Select } from '../ui/controls/select.tsx'
import { LANGUAGE_CHOICES, MOTIONS, SETTINGS, TEXT_SCALES, THEMES, useSettings } from '../model/settings.ts'
import { UPDATES } from '../model/updates.ts'
import { useLaterServices } from '../platform/services.tsx'
import { BackupSetting } from './later-backup.ts'
import { UpdatesSetting } from './updates-setting.tsx'
import './settings-dialog.css'

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { settings, updates } = useLaterServices(SETTINGS, UPDATES)
  const { language, theme, textScale, motion, showNames, sounds, letterKeys } = useSettings()
  return (
    <Modal title={t('settings.title')} onClose={onClose}>
      <div className="settings stack gap-3">
        <Select
          label={t('settings.language')}
          isLabelShown
          options={LANGUAGE_CHOICES.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
          value={language}
          onChange={(language) => settings.setState({ language })}
        />
        <Segmented
          legend={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={theme}
          onChange={(theme) => settings.setState({ theme })}
        />
        <Segmented
          legend={t('settings.motion')}
          options={MOTIONS.map((value) => ({ value, label: t(`settings.motions.${value}`) }))}
          value={motion}
          onChange={(motion) => settings.setState({ motion })}
        />
        <Segmented
          legend={t('settings.textScale')}
          options={TEXT_SCALES.map((value) => ({ value, label: t('settings.percent', { scale: value }) }))}
          value={textScale}
          onChange={(textScale) => settings.setState({ textScale })}
        />
        <Checkbox isSelected={showNames} onChange={(showNames) => settings.setState({ showNames })}>
          {t('settings.names')}
        </Checkbox>
        <Checkbox isSelected={sounds} onChange={(sounds) => settings.setState({ sounds })}>
          {t('settings.sounds')}
        </Checkbox>
        <Checkbox isSelected={letterKeys} onChange={(letterKeys) => settings.setState({ letterKeys })}>
          {t('settings.letterKeys')}
        </Checkbox>
        {updates !== null && <UpdatesSetting updates={updates} />}
        <BackupSetting />
        <CloseButton />
      </div>
    </Modal>
  )
}
