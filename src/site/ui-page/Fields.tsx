import { useState } from 'react';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { DateField } from '../ui/DateField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './UiPage.module.css';

const options = [
  { value: 'a', label: 'First choice' },
  { value: 'b', label: 'Second choice' },
];
const error = 'What is wrong, and how to mend it';

export function Fields() {
  const [chosen, setChosen] = useState<string[]>(['a']);
  return (
    <div className={styles.grid}>
      <TextField label="TextField" hint="A hint" />
      <TextField label="TextField, filled" defaultValue="Kaloum" optional />
      <TextField label="TextField, wrong" defaultValue="?" error={error} />
      <TextField label="TextField, disabled" defaultValue="Kaloum" disabled />
      <TextArea label="TextArea" maxLength={500} />
      <SelectField label="SelectField" options={options} />
      <SelectField label="SelectField, wrong" options={options} error={error} />
      <DateField label="DateField" />
      <PhoneField label="PhoneField" />
      <PasswordField label="PasswordField" />
      <ChoiceGroup
        legend="Radio"
        type="radio"
        name="radio"
        options={options}
        value={chosen.slice(0, 1)}
        onChange={setChosen}
      />
      <ChoiceGroup
        legend="Checkbox, wrong"
        type="checkbox"
        name="box"
        options={options}
        value={chosen}
        onChange={setChosen}
        error={error}
      />
    </div>
  );
}
