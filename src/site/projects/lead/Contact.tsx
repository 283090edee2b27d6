import { sendAddition } from '../../../shared/client/sameTry.ts';
import { formatDateTime, formatLongDate } from '../../../shared/format/dates.ts';
import { whatsAppLink } from '../../../shared/format/whatsApp.ts';
import { callOutcomes, isOpen } from '../../../shared/leads/status.ts';
import { api } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { clientName } from '../contractor/projectRow.tsx';
import styles from './Lead.module.css';
import type { LeadActs } from './useLeadActs.ts';

/** Who the client is, how to reach them, and what the last call brought: one tap to call, one to note it. */
export function Contact(acts: LeadActs) {
  const { lead } = acts;
  const { project } = lead;
  const name = useSiteSettings()?.name ?? t('layout.name');
  return (
    <Card className={styles.section}>
      <h2>{t('leads.contactTitle')}</h2>
      <p className={styles.name}>{clientName(project)}</p>
      <p className={styles.soft}>{t('leads.acceptedOn', { date: formatLongDate(lead.acceptedAt) })}</p>
      {project.phoneNumber ? (
        <div className={styles.buttons}>
          <PhoneLink phone={project.phoneNumber} variant="primary" />
          <a
            className={buttonClass('secondary')}
            href={whatsAppLink(project.phoneNumber, t('leads.whatsappText', { reference: project.reference, name }))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('leads.whatsappOf', { name: clientName(project) })}
          >
            {t('leads.whatsapp')}
          </a>
        </div>
      ) : (
        <p className={styles.soft}>{t('leads.contactHidden')}</p>
      )}
      {isOpen(lead.stage) && <Outcomes {...acts} />}
      <Calls {...acts} />
      <ButtonLink variant="quiet" to={paths.project(lead.projectId)}>
        {t('leads.request')}
      </ButtonLink>
    </Card>
  );
}

function Outcomes({ lead, busy, act }: LeadActs) {
  return (
    <fieldset>
      <legend className={styles.label}>{t('leads.outcomeTitle')}</legend>
      <div className={styles.outcomes}>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            busy={busy === `call ${outcome}`}
            onClick={() =>
              void act(`call ${outcome}`, () =>
                sendAddition(
                  { act: `lead-call:${lead.id}`, seen: String(lead.calls.length), body: { outcome } },
                  (once) => api.post('/leads/{id}/calls', { path: { id: lead.id }, body: { outcome }, once }),
                ),
              )
            }
          >
            {t(`leads.call.${outcome}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Calls({ lead }: LeadActs) {
  if (lead.calls.length === 0) return null;
  return (
    <div>
      <h3 className={styles.label}>{t('leads.callsTitle')}</h3>
      <ul className={styles.entries}>
        {lead.calls.map(({ id, calledAt, outcome }) => (
          <li key={id}>
            {t(`leads.call.${outcome}`)} <span className={styles.soft}>{formatDateTime(calledAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
