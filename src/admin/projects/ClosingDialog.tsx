import { useTranslate } from 'react-admin';
import { CLOSING_NOTE_MAX, type ClosingReason, tellsClient } from '../../shared/projects/closing.ts';
import { type Chosen, ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';

interface Props<Reason extends ClosingReason> {
  name: string;
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  reasons: readonly Reason[];
  isBusy: boolean;
  failure: string | undefined;
  onYes: (closing: Chosen<Reason>) => Promise<unknown>;
  onNo: () => void;
}

/** Asks why a project is over, and says who will hear of it. */
export function ClosingDialog<Reason extends ClosingReason>({ reasons, ...act }: Props<Reason>) {
  const translate = useTranslate();
  return (
    <ReasonChoiceDialog<Reason>
      no={translate('desk.back')}
      reasons={reasons.map((value) => ({ value, label: translate(`projects.reason.${value}`) }))}
      reasonLabel={translate('desk.reason')}
      hintOf={(reason) => translate(tellsClient(reason) ? 'desk.clientTold' : 'desk.clientNotTold')}
      noteLabel={translate('desk.note')}
      noteHint={translate('desk.noteHint')}
      noteMax={CLOSING_NOTE_MAX}
      problemsOf={problemsOf}
      {...act}
    />
  );
}

/** « Autre » needs words, as on the server. */
function problemsOf({ reason, note }: { reason: string; note: string }) {
  if (!reason) return { reason: 'projects.reasonRequired' };
  return reason === 'other' && !note ? { note: 'projects.noteRequired' } : {};
}
