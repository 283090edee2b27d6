import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownDataTexts } from '../../shared/privacy/texts.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import styles from './OwnData.module.css';

registerTexts(ownDataTexts);

/** Where the link of the message leads: it keeps an account that is to be erased. */
export function UndoErasurePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'busy' | 'undone' | 'dead'>(token ? 'asking' : 'dead');
  const { keyFor } = useAttemptKey();
  const undo = async () => {
    setState('busy');
    const answer = await api.post('/erasure/undo', { body: { token }, idempotencyKey: keyFor(token) });
    if (answer.ok) return setState('undone');
    if (answer.code === 'LINK_DEAD') return setState('dead');
    setState('asking');
    return toastFailure(answer);
  };
  return (
    <div className={styles.narrow}>
      <Card className={styles.section}>
        <h1>{t('ownData.undoTitle')}</h1>
        {(state === 'asking' || state === 'busy') && (
          <>
            <p>{t('ownData.undoIntro')}</p>
            <Button className={styles.act} busy={state === 'busy'} onClick={undo}>
              {t('ownData.undo')}
            </Button>
          </>
        )}
        {state === 'undone' && (
          <>
            <Alert tone="success" title={t('ownData.undone')}>
              <p>{t('ownData.undoneNext')}</p>
            </Alert>
            <ButtonLink to={paths.contact}>{t('ownData.contact')}</ButtonLink>
          </>
        )}
        {state === 'dead' && (
          <>
            <Alert tone="error" title={t('ownData.undoDeadTitle')}>
              <p>{t('ownData.undoDead')}</p>
            </Alert>
            <ButtonLink to={paths.contact}>{t('ownData.contact')}</ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}
