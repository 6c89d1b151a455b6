/** A choice of one of many, in a list that opens and is searched as one types. However long it is, only what shows is drawn. */
import { useTranslation } from 'react-i18next'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { SearchField, Input } from 'react-aria-components/SearchField'
import { Button, Label, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Chevron } from './icons.tsx'
import { inPixels } from './rem.ts'

interface SearchSelectProps {
  readonly label: string
  /** Stands above the choice; otherwise it is only read out, where the place says enough to those who see it. */
  readonly isLabelShown?: boolean
  /** What stays the same from one drawing to the next is not built again. */
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** null for none yet: then the placeholder shows. */
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string
}

export function SearchSelect({ label, isLabelShown = false, options, value, onChange, placeholder }: SearchSelectProps) {
  const { t } = useTranslation()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <AriaSelect
      className={isLabelShown ? 'field' : 'select'}
      value={value}
      onChange={(key) => onChange(key as string)}
      {...(placeholder !== undefined && { placeholder })}
      {...(!isLabelShown && { 'aria-label': label })}
    >
      {isLabelShown && <Label>{label}</Label>}
      <Button className="select-button">
        <SelectValue className="select-value" />
        <Chevron />
      </Button>
      <Popover className="popover searched" offset={4}>
        <Autocomplete filter={contains}>
          <SearchField className="list-search" aria-label={t('search')} autoFocus>
            <Input placeholder={t('search')} />
          </SearchField>
          <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: inPixels(2.125), padding: inPixels(0.25) }}>
            <ListBox className="listbox" items={options} renderEmptyState={() => <p className="muted nothing-found">{t('nothingFound')}</p>}>
              {(option) => (
                <ListBoxItem id={option.id} textValue={option.name} className="listbox-item">
                  {option.name}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      </Popover>
    </AriaSelect>
  )
}
