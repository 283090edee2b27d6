import './texts.ts';
import { type FormEvent, useState } from 'react';
import { formatLongDate } from '../../../shared/format/dates.ts';
import { NO_ID, realId } from '../../../shared/ids.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { useServices } from '../../catalog/lists.ts';
import { paths } from '../../paths.ts';
import { useMaxQuotes } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { chooseService, type Draft, hasContent } from './draft/draft.ts';
import { changeDraft, clearDraft } from './draft/draftState.ts';
import { Listened } from './listen/LazyListen.tsx';
import { Told, ToldAlert, ToldFailure } from './listen/Told.tsx';
import styles from './steps/PreSubmission.module.css';
import { StepActions, StepFrame } from './steps/StepFrame.tsx';
import steps from './steps/Wizard.module.css';
import { useWizardGo } from './useWizardGo.ts';

/** What will be asked, how long it takes, what it costs, and where to begin. */
export function PreSubmissionPage() {
  return (
    <StepFrame title={t('wizard.title.preSubmission')} early={<PreSubmission />}>
      {(draft) => (
        <Listened body="services" resume={<Resume draft={draft} />}>
          <PreSubmission draft={draft} />
        </Listened>
      )}
    </StepFrame>
  );
}

const asked: [IconName, TextKey][] = [
  ['search', 'wizard.pre.asked1'],
  ['map-pin', 'wizard.pre.asked2'],
  ['image', 'wizard.pre.asked3'],
  ['phone', 'wizard.pre.asked4'],
];

/** Without a draft yet, all but what needs one: nothing can be chosen. */
function PreSubmission({ draft }: { draft?: Draft }) {
  const count = useMaxQuotes();
  return (
    <>
      <p className={styles.lead}>{t('wizard.pre.lead', { count })}</p>
      {draft && <Resume draft={draft} />}
      <Card className={styles.card}>
        <NeedsScript />
        <ServiceLinks />
        <ServiceChoice draft={draft} />
      </Card>
      <section className={styles.asked}>
        <h2 className={styles.title}>{t('wizard.pre.asked')}</h2>
        <ul className={styles.list}>
          {asked.map(([icon, words]) => (
            <li key={icon} className={styles.item}>
              <Icon name={icon} />
              <span>{t(words)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name="clock" />
            {t('wizard.pre.time')}
          </span>
          <span className={styles.fact}>
            <Icon name="check" />
            {t('wizard.pre.price')}
          </span>
        </p>
        <p className={styles.soft}>{t('wizard.kept')}</p>
      </section>
    </>
  );
}

/** Without script each service's page says what would be asked. */
function ServiceLinks() {
  const services = useServices('active');
  return (
    <noscript>
      {import.meta.env.SSR && (
        <>
          <p>{t('layout.noScriptServices')}</p>
          <ul className={styles.list}>
            {services.items?.map(({ id, nameFr, slug }) => (
              <li key={id}>
                <a href={paths.servicePage(slug)}>{nameFr}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </noscript>
  );
}

function ServiceChoice({ draft }: { draft: Draft | undefined }) {
  const go = useWizardGo();
  const services = useServices('active');
  const chosenId = realId(draft?.serviceId) ?? '';
  const known = draft && chosenId ? [{ id: chosenId, nameFr: draft.serviceName }] : [];
  const items = services.items ?? known;
  const choose = (id: string) => {
    const service = items.find((item) => item.id === id) ?? { id: NO_ID, nameFr: '' };
    changeDraft((before) => chooseService(before, service));
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    go(chosenId ? paths.service(chosenId) : paths.projectInfo);
  };
  return (
    <form className={styles.form} onSubmit={start} data-script>
      <SelectField
        label={t('wizard.pre.service')}
        placeholder={t('wizard.pre.noService')}
        value={chosenId}
        disabled={!draft}
        onChange={(event) => choose(event.target.value)}
        options={items.map(({ id, nameFr }) => ({ value: id, label: nameFr }))}
      />
      <ToldFailure title="wizard.pre.servicesFailed" list={services} />
      <StepActions next={t('wizard.pre.start')} />
    </form>
  );
}

const Resume = ({ draft }: { draft: Draft }) =>
  hasContent(draft) && draft.lastPath !== '' && <ResumeDraft draft={draft} />;

/** A request that was begun: goes on with it, or throws it away after asking. */
function ResumeDraft({ draft }: { draft: Draft }) {
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
  const words = about.join(' · ') || t('wizard.pre.draftHelp');
  return (
    <>
      <ToldAlert
        tone="info"
        title={t('wizard.pre.draftTitle')}
        actions={
          <div className={steps.row}>
            <Told>
              <Button onClick={() => go(draft.lastPath)}>{t('wizard.pre.resume')}</Button>
            </Told>
            <Told>
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                {t('wizard.pre.restart')}
              </Button>
            </Told>
          </div>
        }
      >
        <p>{words}</p>
      </ToldAlert>
      <Modal
        open={isAsking}
        title={t('wizard.pre.restartTitle')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Told>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                {t('wizard.pre.restartNo')}
              </Button>
            </Told>
            <Told>
              <Button variant="danger" onClick={restart}>
                {t('wizard.pre.restartYes')}
              </Button>
            </Told>
          </>
        }
      >
        <Told spoken={[t('wizard.pre.restartTitle'), t('wizard.pre.restartHelp')]}>
          <p>{t('wizard.pre.restartHelp')}</p>
        </Told>
      </Modal>
    </>
  );
}
