import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { TrackedAct } from '../../../shared/tracking/acts.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Loading.tsx';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import styles from '../Acts.module.css';
import { Told } from '../Told.tsx';

type Forms = typeof import('./forms.ts')['forms'];

interface ActSectionProps {
  token: string;
  tracked: TrackingView;
  isOffline: boolean;
  /** The request as it is after an act. */
  onDone: (tracked: TrackingView) => void;
  /** Reads the request anew. */
  onRefresh: () => void;
}

/** Whether an act that ends the request is done. What goes on in another request was ended by nobody. */
const isEndedAs = ({ status, mergedInto }: TrackingView, act: TrackedAct): boolean =>
  (act === 'cancel' || act === 'found') && status === 'Cancelled' && !mergedInto;

/** What the client may do now. The code of the forms comes with the first of them that is opened. */
export function ActSection({ token, tracked, isOffline, onDone, onRefresh }: ActSectionProps) {
  const id = useId();
  const [open, setOpen] = useState<TrackedAct>();
  const [forms, setForms] = useState<Forms>();
  const [isUnloaded, setUnloaded] = useState(false);
  const [done, setDone] = useState<{ words: string }>();
  const toggle = async (act: TrackedAct) => {
    setDone(undefined);
    if (act === open) return setOpen(undefined);
    setOpen(act);
    try {
      const loaded = await import('./forms.ts');
      setForms(loaded.forms);
      setUnloaded(false);
    } catch {
      setUnloaded(true);
    }
  };
  const tell = (act: TrackedAct) => {
    setOpen(undefined);
    setDone({ words: t(`tracking.done.${act}`) });
  };
  const finish = (act: TrackedAct) => (after: TrackingView) => {
    tell(act);
    onDone(after);
  };
  // The reply was lost, or it was done in another tab: the page has read it since.
  const found = open && isEndedAs(tracked, open) ? open : undefined;
  const tellFound = useEffectEvent(tell);
  useEffect(() => {
    if (found) tellFound(found);
  }, [found]);
  const Form = open && forms?.[open];
  // Whatever else is open stays until it is over, whatever the page reads meanwhile: photos may still have to go.
  const acts = open && !tracked.actions.includes(open) ? [...tracked.actions, open] : tracked.actions;
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('tracking.actsTitle')}</h2>
      <NeedsScript />
      <Told done={done} />
      <div className={styles.acts} data-script>
        {isOffline && <p>{t('tracking.actsOffline')}</p>}
        {acts.map((act) => (
          <div key={act}>
            <Button
              variant={act === 'answerReachable' ? 'primary' : 'secondary'}
              className={styles.act}
              aria-expanded={act === open}
              aria-controls={`${id}-${act}`}
              onClick={() => void toggle(act)}
            >
              {t(`tracking.act.${act}`)}
            </Button>
            <div id={`${id}-${act}`} hidden={act !== open}>
              {act === open && (
                <Card className={styles.panel}>
                  {Form ? (
                    <Form
                      token={token}
                      tracked={tracked}
                      onDone={finish(act)}
                      onChanged={onDone}
                      onRefused={onRefresh}
                    />
                  ) : isUnloaded ? (
                    <Alert tone="warning">{t('tracking.actOffline')}</Alert>
                  ) : (
                    <Spinner />
                  )}
                </Card>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
