/**
 * A choice of one of many, in a list that opens and is searched as the user types. Only its visible part is rendered.
 */
import { useTranslation } from 'react-i18next'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { SearchField, Input } from 'react-aria-components/SearchField'
import { ListBox, ListBoxItem } from 'react-aria-components/Select'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { inPixels } from './rem.ts'
import { SelectFrame, type SelectProps } from './select.tsx'
import './search-select.css'

/** An option object that stays the same between renders is not rendered again. */
interface Option {
  readonly id: string
  readonly name: string
}

export function SearchSelect({ options, ...frame }: SelectProps<Option, string>) {
  const { t } = useTranslation()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <SelectFrame {...frame} popover="popover searched">
      <Autocomplete filter={contains}>
        <SearchField className="list-search" aria-label={t('search')} autoFocus>
          {/* With its list in sight below it this is a combobox, which moves the list by the arrow keys. */}
          <Input placeholder={t('search')} role="combobox" aria-expanded />
        </SearchField>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: inPixels(2.125), padding: inPixels(0.25) }}>
          <ListBox
            className="listbox"
            items={options}
            renderEmptyState={() => <p className="muted nothing-found">{t('nothingFound')}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.name} className="listbox-item">
                {option.name}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Autocomplete>
    </SelectFrame>
  )
}
