import '../ui/deferredResources.ts';
import { useMemo } from 'react';
import Select, { type AriaLiveMessages, components, type GroupBase, type NoticeProps } from 'react-select';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import { homeMoreTexts } from '../../shared/home/moreTexts.ts';
import { registerTexts, t } from '../texts.ts';
import styles from './ServiceSearch.module.css';

registerTexts(homeMoreTexts);

export interface PickerProps {
  id: string;
  services: readonly ServiceItem[];
  /** A service's id, or '' for none. */
  value: string;
  onChange: (value: string) => void;
}

interface Option {
  value: string;
  label: string;
}

/** Clearable, searchable; the library's filter ignores case and accents and matches anywhere (specification §5). */
export function SearchableSelect({ id, services, value, onChange }: PickerProps) {
  const options = useMemo<Option[]>(
    () => services.map(({ id: of, nameFr }) => ({ value: of, label: nameFr })),
    [services],
  );
  return (
    <Select<Option>
      unstyled
      isClearable
      isSearchable
      inputId={id}
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      placeholder={t('home.searchPlaceholder')}
      noOptionsMessage={() => t('home.noService')}
      loadingMessage={() => t('common.loading')}
      screenReaderStatus={({ count }) => t('control.results', { smart_count: count })}
      ariaLiveMessages={spoken}
      classNames={looks}
      components={parts}
    />
  );
}

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
function NoService(props: NoticeProps<Option, false>) {
  const asOption = { ...props.innerProps, role: 'option', 'aria-disabled': true, 'aria-selected': false };
  return <components.NoOptionsMessage {...props} innerProps={asOption} />;
}

const parts = { NoOptionsMessage: NoService };

const spoken: AriaLiveMessages<Option, false, GroupBase<Option>> = {
  guidance: ({ context }) => (context === 'value' ? '' : t('home.searchGuidance')),
  onChange: ({ action, label = '' }) =>
    action === 'clear' ? t('home.searchCleared') : t('home.searchChosen', { service: label }),
  onFocus: ({ focused, context }) => (context === 'menu' ? focused.label : ''),
  onFilter: ({ resultsMessage }) => resultsMessage,
};
