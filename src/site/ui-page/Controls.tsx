import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { ButtonVariant } from '../ui/buttonClass.ts';
import { Icon } from '../ui/Icon.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { toastError, toastSuccess, toastWarning } from '../ui/toast.ts';
import styles from './UiPage.module.css';

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
