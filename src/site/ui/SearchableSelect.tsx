import './deferredResources.ts';
import { useState } from 'react';
import Select, {
  type AriaLiveMessages,
  components,
  createFilter,
  type GroupBase,
  type NoticeProps,
} from 'react-select';
import { t } from '../texts.ts';
import styles from './SearchableChoice.module.css';
import type { SearchableChoiceProps, Takeover } from './searchableProps.ts';

interface Option {
  value: string;
  label: string;
}

/** Clearable, searchable; the library's filter ignores case and accents and matches anywhere (specification §5). */
export function SearchableSelect(props: SearchableChoiceProps & Takeover) {
  const { id, options, value, onChange, placeholder, isOpened } = props;
  // The plain select that stood here may have had the focus, and takes it along.
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  return (
    <Select<Option>
      unstyled
      isClearable
      isSearchable
      autoFocus={hadFocus || isOpened}
      defaultMenuIsOpen={isOpened}
      inputId={id}
      aria-invalid={props['aria-invalid']}
      aria-errormessage={props['aria-invalid'] ? `${id}-error` : undefined}
      required={props['aria-required']}
      options={options}
      filterOption={filter}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      placeholder={placeholder}
      noOptionsMessage={() => t('control.noOptions')}
      loadingMessage={() => t('common.loading')}
      screenReaderStatus={({ count }) => t('control.results', { smart_count: count })}
      ariaLiveMessages={spoken}
      classNames={looks}
      components={parts}
    />
  );
}

/** "ratoma kipe" finds "Ratoma – Kipé". */
const filter = createFilter<Option>({ stringify: ({ label }) => `${label} ${label.replace(' – ', ' ')}` });

const looks = {
  control: ({ isFocused }: { isFocused: boolean }) => `${styles.control} ${isFocused ? styles.focused : ''}`,
  placeholder: () => styles.placeholder ?? '',
  indicatorsContainer: () => styles.indicators ?? '',
  menu: () => styles.menu ?? '',
  menuList: () => styles.list ?? '',
  noOptionsMessage: () => styles.message ?? '',
  option: ({ isFocused, isSelected }: { isFocused: boolean; isSelected: boolean }) =>
    [styles.option, isFocused && styles.active, isSelected && styles.selected].filter(Boolean).join(' '),
};

/** A listbox may hold nothing but options, so that its message has to be one. */
function NoOption(props: NoticeProps<Option, false>) {
  const asOption = { ...props.innerProps, role: 'option', 'aria-disabled': true, 'aria-selected': false };
  return <components.NoOptionsMessage {...props} innerProps={asOption} />;
}

const parts = { NoOptionsMessage: NoOption };

const spoken: AriaLiveMessages<Option, false, GroupBase<Option>> = {
  guidance: ({ context }) => (context === 'value' ? '' : t('control.searchGuidance')),
  onChange: ({ action, label = '' }) =>
    // Also told when the field gets the focus, with what is chosen in it, if anything.
    action === 'clear' ? t('control.searchCleared') : label && t('control.searchChosen', { name: label }),
  onFocus: ({ focused, context }) => (context === 'menu' ? focused.label : ''),
  onFilter: ({ resultsMessage }) => resultsMessage,
};
