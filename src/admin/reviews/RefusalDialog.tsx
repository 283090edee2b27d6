import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { REVIEW_NOTE_MAX } from '../../shared/reviews/schemas.ts';
import { type ReviewRefusal, refusalReasons } from '../../shared/reviews/status.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { type Chosen, ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';

export type Refusal = Chosen<ReviewRefusal>;

interface Props {
  reviewId: string;
  /** Throws where it did not go through: the dialog says why, and what was written stays. */
  send: (refusal: Refusal) => Promise<void>;
  onClose: () => void;
}

/** Asks which published rule a review does not keep, and what its author is told besides. */
export function RefusalDialog({ reviewId, send, onClose }: Props) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refuse = async (refusal: Refusal) => {
    setBusy(true);
    try {
      await send(refusal);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      return error;
    }
    onClose();
    return undefined;
  };
  return (
    <ReasonChoiceDialog<ReviewRefusal>
      name={`refusal:${reviewId}`}
      title={translate('reviewAdmin.refuseTitle')}
      text={translate('reviewAdmin.refuseText')}
      yes={translate('reviewAdmin.refuse')}
      no={translate('reviewAdmin.cancel')}
      reasons={refusalReasons.map((value) => ({ value, label: translate(`reviews.refusal.${value}`) }))}
      reasonLabel={translate('reviewAdmin.reason')}
      noteLabel={translate('reviewAdmin.note')}
      noteHint={translate('reviewAdmin.noteHint')}
      noteMax={REVIEW_NOTE_MAX}
      problemsOf={({ reason }) => (reason ? {} : { reason: 'reviews.reasonRequired' })}
      isBusy={isBusy}
      failure={failure}
      onYes={refuse}
      onNo={onClose}
    />
  );
}
