import type { ReactNode } from 'react';
import { NO_ID } from '../../../../shared/ids.ts';
import { serviceLine } from '../../../../shared/sounds/lines.ts';
import { useServices } from '../../../catalog/lists.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { chooseService } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { useWizardGo } from '../useWizardGo.ts';
import styles from './Listen.module.css';
import { Part } from './Part.tsx';
import { Picks, Picture } from './Picks.tsx';
import { ToldFailure } from './Told.tsx';

/** The services, each to be heard, and begun with a tap. */
export function ListenServices({ resume }: { resume: ReactNode }) {
  const go = useWizardGo();
  const services = useServices('active');
  const { items = [] } = services;
  const begin = (chosen: string) => {
    const { id, nameFr } = items.find((item) => item.id === chosen) ?? { id: NO_ID, nameFr: '' };
    changeDraft((before) => chooseService(before, { id, nameFr }));
    go(nameFr ? paths.service(id) : paths.projectInfo);
  };
  const title = t('wizard.pre.service');
  const free = { id: NO_ID, words: t('wizard.pre.noService'), icon: <Icon name="mic" /> };
  const named = items.map(({ id, nameFr, picture }) => ({
    id,
    words: nameFr,
    line: serviceLine(id),
    icon: picture ? <Picture name={picture} /> : <Icon name="arrow-right" />,
  }));
  return (
    <div className={styles.form}>
      {resume}
      <Part title={title}>
        <Picks label={title} picks={[free, ...named]} onPick={begin} />
        <ToldFailure title="wizard.pre.servicesFailed" list={services} />
      </Part>
    </div>
  );
}
