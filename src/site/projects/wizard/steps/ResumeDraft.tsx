import { useState } from 'react';
import { formatLongDate } from '../../../../shared/format/dates.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { Draft } from '../draft/draft.ts';
import { clearDraft } from '../draft/draftState.ts';
import { useWizardGo } from '../useWizardGo.ts';
import styles from './Wizard.module.css';

/** A request that was begun: goes on with it, or throws it away after asking. */
export function ResumeDraft({ draft }: { draft: Draft }) {
  const go = useWizardGo();
  const [isAsking, setIsAsking] = useState(false);
  const restart = () => {
    setIsAsking(false);
    void clearDraft();
  };
  const about = [
    draft.serviceName && t('wizard.pre.draftAbout', { service: draft.serviceName }),
    draft.cityName,
    draft.desiredStartDate && formatLongDate(draft.desiredStartDate),
  ].filter(Boolean);
  return (
    <Alert tone="info" title={t('wizard.pre.draftTitle')}>
      <p>{about.length > 0 ? about.join(' · ') : t('wizard.pre.draftHelp')}</p>
      <div className={styles.row}>
        <Button onClick={() => go(draft.lastPath)}>{t('wizard.pre.resume')}</Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('wizard.pre.restart')}
        </Button>
      </div>
      <Modal
        open={isAsking}
        title={t('wizard.pre.restartTitle')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('wizard.pre.restartNo')}
            </Button>
            <Button variant="danger" onClick={restart}>
              {t('wizard.pre.restartYes')}
            </Button>
          </>
        }
      >
        <p>{t('wizard.pre.restartHelp')}</p>
      </Modal>
    </Alert>
  );
}
