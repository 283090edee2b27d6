import { useEffect, useEffectEvent, useState } from 'react';
import { NAME_MAX } from '../../../../shared/format/plainText.ts';
import { t } from '../../../texts.ts';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import type { StepForm } from '../steps/StepForm.tsx';
import { DigitsPad } from './DigitsPad.tsx';
import { Fold } from './Fold.tsx';
import { useLanguagesHeard } from './ListenBar.tsx';
import { useListening } from './listening.ts';
import { Part } from './Part.tsx';
import { SaidField } from './SaidField.tsx';

interface ListenPersonProps {
  draft: Draft;
  form: Pick<StepForm, 'shown' | 'bind'>;
}

/** Who to call: a name that is said, and a number that is dialled. E-mail is for who writes. */
export function ListenPerson({ draft, form: { shown, bind } }: ListenPersonProps) {
  useHeardLanguage(draft);
  const [isTyping, setIsTyping] = useState(Boolean(draft.lastName || draft.firstName));
  const dial = (number: string) => changeDraft((before) => setField(before, 'phoneNumber', number));
  return (
    <>
      <Part field="lastName" title="listen-name" error={shown.lastName}>
        <SaidField draft={draft} field="clientName" label={t('listen.nameField')} />
        <Fold line="listen-type-name" icon="edit" isOpen={isTyping} onToggle={() => setIsTyping((before) => !before)}>
          <TextField
            {...bind('lastName')}
            id="demande-nom"
            error={undefined}
            maxLength={NAME_MAX}
            autoComplete="family-name"
          />
          <TextField {...bind('firstName')} maxLength={NAME_MAX} autoComplete="given-name" />
        </Fold>
      </Part>
      <Part title="listen-phone" error={shown.phoneNumber}>
        <PhoneField {...bind('phoneNumber')} error={undefined} aria-required />
        <DigitsPad value={draft.phoneNumber} onChange={dial} />
      </Part>
    </>
  );
}

/** The language that the form is heard in is the one to be called in, unless another was chosen. */
function useHeardLanguage({ id, languageId }: Draft): void {
  const chosen = useListening();
  const languages = useLanguagesHeard();
  const language = languages.find((one) => one.id === chosen);
  const take = useEffectEvent(() => {
    if (language && !languageId)
      changeDraft((before) => ({ ...setField(before, 'languageId', language.id), languageName: language.nameFr }));
  });
  useEffect(() => {
    if (id && language) take();
  }, [id, language]);
}
