import { useParams } from 'react-router-dom';
import { leadPageTexts } from '../../../shared/leads/pageTexts.ts';
import { leadMachine } from '../../../shared/leads/status.ts';
import { leadTexts } from '../../../shared/leads/texts.ts';
import type { LeadView } from '../../../shared/leads/views.ts';
import { contractorTexts } from '../../../shared/projects/contractorTexts.ts';
import { projectTexts } from '../../../shared/projects/texts.ts';
import { canMove } from '../../../shared/states/machine.ts';
import { useTitle } from '../../layout/documentHead.ts';
import { paths } from '../../paths.ts';
import { registerTexts, t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { clientName, placeName, serviceName } from '../contractor/projectRow.tsx';
import { Claim } from './Claim.tsx';
import { Closing, ClosingCode } from './Closing.tsx';
import { Contact } from './Contact.tsx';
import { Ending } from './Ending.tsx';
import styles from './Lead.module.css';
import { NextAct } from './NextAct.tsx';
import { Notes } from './Notes.tsx';
import { Reminder } from './Reminder.tsx';
import { Reserves } from './Reserves.tsx';
import { Stage } from './Stage.tsx';
import { useLead } from './useLead.ts';
import { useLeadActs } from './useLeadActs.ts';

registerTexts(contractorTexts);
registerTexts(projectTexts);
registerTexts(leadTexts);
registerTexts(leadPageTexts);

/** An accepted project as its contractor works on it (design §10). */
export function LeadPage() {
  const { id = '' } = useParams();
  return <Lead key={id} id={id} />;
}

/** No such lead, another's, or an address that is no id. */
const goneKinds: readonly string[] = ['notFound', 'forbidden', 'invalid'];

function Lead({ id }: { id: string }) {
  const answer = useLead(id, { refreshOnFocus: true });
  const { entity: lead, failure } = answer;
  useTitle(lead ? headingOf(lead) : t('leads.title'));
  const back = (
    <ButtonLink variant="secondary" to={paths.leads}>
      <Icon name="arrow-left" />
      {t('leads.back')}
    </ButtonLink>
  );
  if (goneKinds.includes(failure?.kind ?? '')) {
    return (
      <div className={styles.page}>
        <h1>{t('leads.title')}</h1>
        <EmptyState title={t('leads.gone')} action={back} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div>{back}</div>
      {!lead && <h1>{t('leads.title')}</h1>}
      {failure && (
        <LoadFailure
          title={t('leads.loadFailed')}
          failure={failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      )}
      {lead && <Sections lead={lead} replace={answer.replace} reload={answer.reload} />}
      {!lead && failure?.kind === 'offline' && <ClosingCode leadId={id} onDecided={answer.reload} />}
      {!lead && answer.isLoading && <Skeleton lines={8} />}
    </div>
  );
}

const headingOf = ({ project }: LeadView) =>
  t('leads.heading', { service: serviceName(project), client: clientName(project) });

interface SectionsProps {
  lead: LeadView;
  replace: (lead: LeadView) => void;
  reload: () => void;
}

function Sections({ lead, replace, reload }: SectionsProps) {
  const acts = useLeadActs(lead, replace, reload);
  const { project } = lead;
  return (
    <>
      <header className={styles.head}>
        <h1>{headingOf(lead)}</h1>
        <ul className={styles.facts}>
          <li>
            <Icon name="map-pin" />
            {placeName(project)}
          </li>
          <li className={styles.badge}>{t(`leads.stage.${lead.stage}`)}</li>
        </ul>
        <NextAct act={lead.nextAct} />
        <div>
          <ButtonLink to={paths.quotes(lead.id)}>
            {t(canMove(leadMachine, 'quote', lead.stage) ? 'leads.quotes' : 'leads.quotesRead')}
          </ButtonLink>
        </div>
      </header>
      <div className={styles.columns}>
        <Reserves {...acts} />
        <Contact {...acts} />
        <Closing {...acts} reload={reload} />
        <Stage {...acts} />
        <Claim {...acts} />
        <Reminder {...acts} />
        <Notes {...acts} />
        <Ending {...acts} />
      </div>
    </>
  );
}
