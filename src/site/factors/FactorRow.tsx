import { useState } from 'react';
import type { FactorItem } from '../../shared/factors/views.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import { Modal } from '../ui/Modal.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import styles from './Factors.module.css';
import { NameForm } from './NameForm.tsx';
import { secureApi } from './secureApi.ts';

interface FactorRowProps {
  factor: FactorItem;
  isLast: boolean;
  onChanged: () => void;
}

/** One factor, to be renamed or removed. */
export function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const { id, kind, name, createdAt, lastUsedAt } = factor;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const rename = async (wanted: string) => {
    const answer = await secureApi.put('/second-factors/{id}', { path: { id }, body: { name: wanted } });
    if (!answer.ok) return answer;
    setIsRenaming(false);
    onChanged();
    void toastSuccess(t('factors.renamed'));
    return undefined;
  };
  if (isRenaming) {
    return (
      <li className={styles.factor}>
        <NameForm name={name} submit={t('factors.save')} onName={rename} onLeave={() => setIsRenaming(false)} />
      </li>
    );
  }
  const used = lastUsedAt ? t('factors.lastUsed', { date: formatDateTime(lastUsedAt) }) : t('factors.neverUsed');
  return (
    <li className={styles.factor}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{t(`factors.kind.${kind}`)}</p>
        <p className={styles.soft}>
          {t('factors.added', { date: formatDate(createdAt) })}, {used}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" aria-label={t('factors.renameOf', { name })} onClick={() => setIsRenaming(true)}>
          {t('factors.rename')}
        </Button>
        <Button variant="secondary" aria-label={t('factors.removeOf', { name })} onClick={() => setIsRemoving(true)}>
          {t('factors.remove')}
        </Button>
      </div>
      {isRemoving && (
        <RemoveDialog factor={factor} isLast={isLast} onClose={() => setIsRemoving(false)} onAnswered={onChanged} />
      )}
    </li>
  );
}

interface RemoveDialogProps {
  factor: FactorItem;
  isLast: boolean;
  onClose: () => void;
  onAnswered: () => void;
}

function RemoveDialog({ factor: { id, name }, isLast, onClose, onAnswered }: RemoveDialogProps) {
  const remove = async () => {
    onClose();
    const answer = await secureApi.post('/second-factors/{id}/removal', { path: { id } });
    // Also where it failed: another tab may have removed it, and the next one is the last then.
    onAnswered();
    if (!answer.ok) return toastFailure(answer);
    return toastSuccess(t('factors.removed'));
  };
  return (
    <Modal
      open
      title={t('factors.removeTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('factors.cancel')}
          </Button>
          <Button variant="danger" onClick={remove}>
            {t('factors.remove')}
          </Button>
        </>
      }
    >
      <p>{t(isLast ? 'factors.removeLastText' : 'factors.removeText')}</p>
    </Modal>
  );
}
