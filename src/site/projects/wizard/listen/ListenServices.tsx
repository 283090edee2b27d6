import type { ReactNode } from 'react';
import { NO_ID } from '../../../../shared/ids.ts';
import { serviceLine } from '../../../../shared/sounds/lines.ts';
import { useServices } from '../../../catalog/lists.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { chooseService } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { useWizardGo } from '../useWizardGo.ts';
import styles from './Listen.module.css';
import { Part } from './Part.tsx';
import { type Pick, Picks } from './Picks.tsx';
import { Picture } from './Picture.tsx';
import { Say } from './Say.tsx';

/** The services, each to be heard, and begun with a tap. */
export function ListenServices({ resume }: { resume: ReactNode }) {
  const go = useWizardGo();
  const services = useServices('active');
  const { items = [] } = services;
  const begin = (id: string) => {
    const service = items.find((item) => item.id === id) ?? { id: NO_ID, nameFr: '' };
    changeDraft((before) => chooseService(before, service));
    go(service.id === NO_ID ? paths.projectInfo : paths.service(service.id));
  };
  const free: Pick = { id: NO_ID, said: 'pre-no-service', icon: <Icon name="mic" /> };
  const named = items.map(({ id, nameFr, picture }): Pick => {
    return { id, said: { line: serviceLine(id), words: nameFr }, icon: iconOf(picture) };
  });
  return (
    <div className={styles.form}>
      {resume}
      <Part title="pre-service">
        <Picks label={t('wizard.pre.service')} picks={[free, ...named]} onPick={begin} />
        {services.status === 'failed' && (
          <div className={styles.line}>
            <LoadFailure title={t('wizard.pre.servicesFailed')} isBusy={false} onRetry={services.retry} />
            <Say spoken={['pre-services-failed', 'retry']} />
          </div>
        )}
      </Part>
    </div>
  );
}

const iconOf = (picture: string | null) => (picture ? <Picture name={picture} /> : <Icon name="arrow-right" />);
