import '../../../ui/deferredResources.ts';
import '../listen/LazyListen.tsx';
import { useLocation } from 'react-router-dom';
import { leadBarTexts } from '../../../../shared/leads/barTexts.ts';
import { wizardTexts } from '../../../../shared/projects/wizardTexts.ts';
import type { TextKey } from '../../../../shared/texts.ts';
import { paths } from '../../../paths.ts';
import { registerTexts, t } from '../../../texts.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Told } from '../listen/Told.tsx';
import { closingSentence } from './closingSentence.ts';
import { isPending, isSubmitted, needsAttention, type OutboxEntry } from './entry.ts';
import styles from './OutboxBar.module.css';
import { useOutbox } from './outboxState.ts';

registerTexts(wizardTexts);
registerTexts(leadBarTexts);

/** On every page, while a request is not through: what it waits for, and the way to it. Sends it, too. */
export function OutboxBar() {
  const { entries } = useOutbox();
  const { pathname } = useLocation();
  const entry = entries?.find(needsAttention);
  if (entry?.closing) return <ClosingBar entry={entry} leadId={entry.closing.leadId} />;
  if (!entry || pathname === paths.confirmation || pathname === paths.summary) return null;
  return (
    <aside className={styles.bar} aria-label={t('wizard.bar.label')}>
      <Icon name={iconOf(entry)} />
      <Told>
        <span role="status">{t(sentenceOf(entry))}</span>
      </Told>
      <Link className={styles.link} to={paths.confirmation}>
        {t('wizard.bar.see')}
      </Link>
    </aside>
  );
}

/** A closing code that waits; its job's page says the same. */
function ClosingBar({ entry, leadId }: { entry: OutboxEntry; leadId: string }) {
  const { pathname } = useLocation();
  if (pathname === paths.lead(leadId)) return null;
  return (
    <aside className={styles.bar} aria-label={t('leads.bar.label')}>
      <Icon name={iconOf(entry)} />
      <span role="status">{t(closingSentence(entry))}</span>
      <Link className={styles.link} to={paths.lead(leadId)}>
        {t('wizard.bar.see')}
      </Link>
    </aside>
  );
}

function sentenceOf(entry: OutboxEntry): TextKey {
  if (entry.hold) return `wizard.bar.${entry.hold.kind}`;
  if (!isPending(entry)) return 'wizard.bar.fileRefused';
  if (!entry.waiting) return 'wizard.bar.sending';
  if (isSubmitted(entry)) return 'wizard.bar.files';
  return entry.waiting === 'network' ? 'wizard.bar.network' : 'wizard.bar.server';
}

function iconOf(entry: OutboxEntry): IconName {
  if (entry.hold || !isPending(entry)) return 'alert';
  return entry.waiting === 'network' ? 'wifi-off' : 'upload';
}
