import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UpdatePrompt } from '../offline/UpdatePrompt.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pagination, SearchBox } from '../ui/ListControls.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton, Spinner } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Progress } from '../ui/Progress.tsx';
import { PageHead, Section } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { DateField, PasswordField, TextArea, TextField } from '../ui/TextField.tsx';
import { toastError, toastSuccess, toastWarning } from '../ui/toast.tsx';
import styles from './UiPage.module.css';

/**
 * Each building block in its states, light beside dark. In development only (`/ui`). A frame takes the scheme of its
 * element.
 */
export function UiPage() {
  const [query] = useSearchParams();
  if (query.has('frame')) return <Blocks />;
  return (
    <div className={styles.both}>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <iframe key={colorScheme} title={colorScheme} src="/ui?frame" style={{ colorScheme }} />
      ))}
    </div>
  );
}

function Blocks() {
  return (
    <main id="main">
      <PageHead title="PageHead" intro="Building blocks of src/site/ui, each in its states." />
      <Section id="controls" title="Section: controls">
        <Controls />
      </Section>
      <Section id="fields" title="Section, sunk: fields" isSunk>
        <Fields />
      </Section>
      <Section id="messages" title="Messages and waiting">
        <Messages />
      </Section>
    </main>
  );
}

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Controls() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [page, setPage] = useState(3);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.grid}>
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <ButtonLink variant={variant} to="/ui?frame">
            ButtonLink <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <PhoneLink phone="+224620000100" />
        <PhoneLink phone="+224620000100" isNamed />
      </div>
      <div className={styles.row}>
        <Button onClick={() => setIsOpen(true)}>Modal</Button>
        <Button onClick={() => void toastSuccess('Toast')}>toastSuccess</Button>
        <Button onClick={() => void toastWarning('Toast')}>toastWarning</Button>
        <Button onClick={() => void toastError('Toast')}>toastError</Button>
      </div>
      <Modal
        open={isOpen}
        title="Modal"
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Close</Button>}
      >
        <p>Escape closes it too, and the focus goes back to what opened it.</p>
      </Modal>
      <Tabs
        tabs={[
          { key: 'one', label: 'Tab', count: 12 },
          { key: 'two', label: 'Other tab' },
        ]}
        active={tab}
        onChange={setTab}
      >
        <p>The panel of “{tab}”.</p>
      </Tabs>
      <SearchBox value="" onSearch={() => undefined} />
      <Pagination page={page} perPage={10} total={95} onPage={setPage} />
    </div>
  );
}

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

const ignore = () => undefined;

export function Messages() {
  return (
    <div className={styles.grid}>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Alert, ${tone}`}>
          <p>One sentence that says what happened and what comes next.</p>
        </Alert>
      ))}
      <Card>Card</Card>
      <Progress percent={66} label="Progress: 66 %" />
      <Skeleton lines={3} />
      <Spinner />
      <LoadFailure title="LoadFailure" isBusy={false} onRetry={ignore} />
      <EmptyState title="EmptyState" action={<Button>The way on</Button>}>
        <p>Why there is nothing.</p>
      </EmptyState>
      <UpdatePrompt onAccept={ignore} onLater={ignore} />
    </div>
  );
}
