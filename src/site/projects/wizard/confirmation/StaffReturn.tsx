import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { isPending, isSubmitted, type OutboxEntry } from '../outbox/entry.ts';

/** Staff who cannot return by themselves yet: files still leave, or one was refused. The list is another application. */
export function StaffReturn({ entry }: { entry: OutboxEntry }) {
  if (entry.kind !== 'staff' || !isSubmitted(entry)) return null;
  return (
    <p>
      {isPending(entry) && `${t('wizard.done.staffWait')} `}
      <a href={paths.agentProjects}>{t('wizard.done.toProjects')}</a>
    </p>
  );
}
