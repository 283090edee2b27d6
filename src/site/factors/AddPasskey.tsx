import { t } from '../texts.ts';
import { NameForm } from './NameForm.tsx';
import { makePasskey } from './passkey.ts';
import { secureApi } from './secureApi.ts';

interface AddPasskeyProps {
  onAdded: (recoveryCodes: string[] | null) => void;
  onLeave: () => void;
}

/** Its name first; the browser's own dialog does the rest. */
export function AddPasskey({ onAdded, onLeave }: AddPasskeyProps) {
  const add = async (name: string) => {
    const options = await secureApi.post('/second-factors/passkey-options');
    if (!options.ok) return options;
    const outcome = await makePasskey(options.entity);
    if ('failed' in outcome) return t(outcome.failed);
    // The library's type of the browser's answer has more optional parts than the schema reads.
    const body = { name, credential: outcome.credential as never };
    const answer = await secureApi.post('/second-factors/passkeys', { body });
    if (!answer.ok) return answer;
    onAdded(answer.entity.recoveryCodes);
    return undefined;
  };
  return (
    <NameForm name={t('factors.passkeyDefaultName')} submit={t('factors.continue')} onName={add} onLeave={onLeave} />
  );
}
