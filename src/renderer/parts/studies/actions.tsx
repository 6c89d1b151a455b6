/** The menu of actions on a study, in the same order everywhere. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import { removeDocument } from '../../model/documents/remove.ts'
import type { Command } from '../../model/studies/command-line.ts'
import type { Study } from '../../model/studies/study.ts'
import type { StudyTypes } from '../../model/studies/study-kind.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { Modal } from '../../ui/controls/modal.tsx'
import { CommandLine } from './command-panel.tsx'
import { RenameDialog } from './rename.tsx'

/** One of the forms in which a study is taken out of the app. */
export interface ExportForm {
  readonly label: string
  readonly onChoose: () => void
}

interface ActionsProps<Of extends StudyTypes> {
  readonly study: Study<Of>
  readonly entry: ListedDocument<Of['record']>
  /** Heading of the dialog for another name. */
  readonly renameHeading: string
  /** Fills the form with what the document was made from. */
  readonly onDuplicate: () => void
  readonly exportForms: readonly ExportForm[]
  /** The command that gives the same; null where there is none. */
  readonly command: Command | null
}

export function Actions<Of extends StudyTypes>({
  study,
  entry,
  renameHeading,
  onDuplicate,
  exportForms,
  command,
}: ActionsProps<Of>) {
  const { t } = useTranslation(['documents', 'studies'])
  const { notice } = useServices(NOTICE)
  const [asked, setAsked] = useState<'rename' | 'command' | null>(null)
  const onClose = () => setAsked(null)
  const remove = () => {
    study.pause(entry.id)
    void removeDocument(study.list, entry, notice)
  }
  return (
    <>
      <MenuButton
        label={t('actions')}
        className="icon-button"
        placement="bottom end"
        actions={[
          { name: 'rename', label: t('rename'), run: () => setAsked('rename') },
          { name: 'duplicate', label: t('duplicate'), run: onDuplicate },
          ...exportForms.map(({ label, onChoose }) => ({ name: label, label, run: onChoose })),
          ...(command === null
            ? []
            : [{ name: 'command', label: t('studies:command.heading'), run: () => setAsked('command') }]),
          { name: 'remove', label: t('remove'), run: remove },
        ]}
      >
        …
      </MenuButton>
      {asked === 'rename' && <RenameDialog list={study.list} entry={entry} heading={renameHeading} onClose={onClose} />}
      {asked === 'command' && command !== null && (
        <Modal title={t('studies:command.heading')} onClose={onClose}>
          <CommandLine command={command} isAlone />
        </Modal>
      )}
    </>
  )
}
