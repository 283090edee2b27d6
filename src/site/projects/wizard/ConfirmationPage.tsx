import './texts.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { useOutbox } from './outbox/useOutbox.ts';

/** Where the last request of this device stands: thanks once the server has it, what it waits for until then. */
export function ConfirmationPage() {
  const { entries, progress } = useOutbox();
  const entry = entries?.find(({ step }) => step !== 'done') ?? entries?.at(-1);
  if (!entries) return <Skeleton lines={5} height="3rem" />;
  if (entry) return <Confirmation key={entry.id} entry={entry} progress={progress} />;
  return (
    <>
      <h1>{t('wizard.title.confirmation')}</h1>
      <EmptyState
        title={t('wizard.done.noneTitle')}
        action={<ButtonLink to={paths.preSubmission}>{t('wizard.summary.nothingAction')}</ButtonLink>}
      >
        <p>{t('wizard.done.noneHelp')}</p>
      </EmptyState>
    </>
  );
}
