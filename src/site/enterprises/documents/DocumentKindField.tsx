import { useRef, useState } from 'react';
import type { ApiResult } from '../../../shared/client/envelope.ts';
import { type DocumentKind, documentKinds } from '../../../shared/verifications/status.ts';
import type { OwnDocument, OwnVerification } from '../../../shared/verifications/views.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { toastFailure } from '../../ui/formFailure.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import styles from './EnterpriseDocuments.module.css';

interface DocumentKindFieldProps {
  document: OwnDocument;
  onSaved: (verification: OwnVerification | null) => void;
  /** It was judged meanwhile, or is there no more. */
  onStale: () => void;
}

/**
 * What a document is, which was guessed from the name of its file. A choice is sent at once; by keyboard several are
 * made on the way to the right one, of which the last is kept.
 */
export function DocumentKindField({ document: { id, name, kind }, onSaved, onStale }: DocumentKindFieldProps) {
  const [chosen, setChosen] = useState<DocumentKind>();
  const latest = useRef(kind);
  const sendLatest = async (): Promise<ApiResult<OwnVerification | null>> => {
    const sent = latest.current;
    const answer = await api.put('/enterprise-documents/{id}/kind', { path: { id }, body: { kind: sent } });
    return answer.ok && latest.current !== sent ? sendLatest() : answer;
  };
  const saving = useSingleFlight(async () => {
    const answer = await sendLatest();
    setChosen(undefined);
    if (!answer.ok) {
      if (answer.code === 'WRONG_STATE' || answer.status === 404) onStale();
      return toastFailure(answer);
    }
    onSaved(answer.entity);
    return toastSuccess(t('verifications.kindSaved'));
  });
  const choose = (next: DocumentKind) => {
    latest.current = next;
    setChosen(next);
    saving.run();
  };
  return (
    <div className={styles.kind}>
      <SelectField
        label={t('verifications.kindLabel')}
        aria-label={t('verifications.kindOf', { name })}
        placeholder={null}
        options={documentKinds.map((value) => ({ value, label: t(`verifications.kind.${value}`) }))}
        value={chosen ?? kind}
        onChange={({ target }) => choose(target.value as DocumentKind)}
      />
    </div>
  );
}
