export interface SearchableChoiceProps {
  id: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

export interface Takeover {
  /** The plain select was pressed before this took its place. */
  isOpened: boolean;
}
