import { useState } from 'react';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import { FEW_RECOVERY_CODES } from '../../shared/factors/rules.ts';
import { factorTexts } from '../../shared/factors/texts.ts';
import type { OwnFactors } from '../../shared/factors/views.ts';
import { api } from '../api.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { useQuery } from '../useQuery.ts';
import { AddFactor } from './AddFactor.tsx';
import { FactorRow } from './FactorRow.tsx';
import styles from './Factors.module.css';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secureApi } from './secureApi.ts';

for (const catalogue of [factorTexts, proofTexts]) registerTexts(catalogue);

/** One's second factors and recovery codes, on the page of the account's security. */
export function FactorSection() {
  const own = useQuery('own factors', () => api.get('/second-factors'));
  const [codes, setCodes] = useState<string[]>();
  const added = (fresh: string[] | null) => {
    own.reload();
    if (fresh) setCodes(fresh);
    void toastSuccess(t('factors.added.done'));
  };
  return (
    <Card className={styles.section}>
      <h2>{t('factors.title')}</h2>
      <p className={styles.soft}>{t('factors.intro')}</p>
      {!own.entity && own.isLoading && <Skeleton lines={3} height="3rem" />}
      {!own.entity && !own.isLoading && (
        <LoadFailure title={t('factors.loadFailed')} failure={own.failure} isBusy={false} onRetry={own.reload} />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {own.entity && !codes && <Manage own={own.entity} onChanged={own.reload} onAdded={added} onCodes={setCodes} />}
      <ProofDialog />
    </Card>
  );
}

interface ManageProps {
  own: OwnFactors;
  onChanged: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
  onCodes: (codes: string[]) => void;
}

function Manage({ own, onChanged, onAdded, onCodes }: ManageProps) {
  const { factors, isRequired, passkeysOffered } = own;
  return (
    <>
      {isRequired && factors.length > 0 && <p className={styles.soft}>{t('factors.isRequired')}</p>}
      {factors.length === 0 && <p>{t('factors.none')}</p>}
      {factors.length > 0 && (
        <ul className={styles.factors} aria-label={t('factors.list')}>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {factors.length > 0 && <RecoveryState left={own.recoveryCodesLeft} onCodes={onCodes} onChanged={onChanged} />}
      {factors.length > 0 && <h3>{t('factors.addTitle')}</h3>}
      <AddFactor passkeysOffered={passkeysOffered} onAdded={onAdded} />
    </>
  );
}

interface RecoveryStateProps {
  left: number;
  onCodes: (codes: string[]) => void;
  onChanged: () => void;
}

function RecoveryState({ left, onCodes, onChanged }: RecoveryStateProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const renew = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const answer = await secureApi.post('/second-factors/recovery-codes');
    setIsBusy(false);
    if (!answer.ok) return toastFailure(answer);
    onChanged();
    return onCodes(answer.entity.recoveryCodes);
  };
  const sentence = t('factors.recoveryLeft', { smart_count: left });
  return (
    <div className={styles.section}>
      <h3>{t('factors.recoveryTitle')}</h3>
      {left <= FEW_RECOVERY_CODES ? (
        <Alert tone="warning">
          {sentence} {t('factors.recoveryFew')}
        </Alert>
      ) : (
        <p>{sentence}</p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={isBusy} onClick={() => setIsAsking(true)}>
          {t('factors.recoveryRenew')}
        </Button>
      </div>
      {isAsking && <RenewDialog onClose={() => setIsAsking(false)} onRenew={renew} />}
    </div>
  );
}

interface RenewDialogProps {
  onClose: () => void;
  onRenew: () => void;
}

/** Asks first: the codes that were kept on paper stop working. */
function RenewDialog({ onClose, onRenew }: RenewDialogProps) {
  return (
    <Modal
      open
      title={t('factors.recoveryRenewTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('factors.cancel')}
          </Button>
          <Button onClick={onRenew}>{t('factors.recoveryRenewYes')}</Button>
        </>
      }
    >
      <p>{t('factors.recoveryRenewText')}</p>
    </Modal>
  );
}
