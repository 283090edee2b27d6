import { useEffect, useState } from 'react';
import { NAME_MAX } from '../../../../shared/format/plainText.ts';
import { t } from '../../../texts.ts';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { VoiceNote } from '../steps/formHelp.ts';
import { fieldId, type StepForm } from '../steps/StepForm.tsx';
import { DigitsPad } from './DigitsPad.tsx';
import { Fold } from './Fold.tsx';
import { useLanguagesHeard } from './ListenBar.tsx';
import { useListening } from './listening.ts';
import { Part } from './Part.tsx';

interface ListenPersonProps {
  draft: Draft;
  form: Pick<StepForm, 'shown' | 'bind'>;
}

/** Who to call: a name that is said, and a number that is dialled. E-mail is for who writes. */
export function ListenPerson({ draft, form: { shown, bind } }: ListenPersonProps) {
  useHeardLanguage(draft);
  const typing = useState(Boolean(draft.lastName || draft.firstName));
  return (
    <>
      <Part field="lastName" title={t('listen.name')} error={shown.lastName}>
        <VoiceNote draft={draft} field="clientName" label={t('listen.nameField')} />
        <Fold label={t('listen.typeName')} state={typing}>
          <TextField
            {...bind('lastName')}
            id={fieldId('nom')}
            error={undefined}
            maxLength={NAME_MAX}
            autoComplete="family-name"
          />
          <TextField {...bind('firstName')} maxLength={NAME_MAX} autoComplete="given-name" />
        </Fold>
      </Part>
      <Part title={t('listen.phone')} error={shown.phoneNumber}>
        <PhoneField {...bind('phoneNumber')} error={undefined} aria-required />
        <DigitsPad
          value={draft.phoneNumber}
          onChange={(number) => changeDraft((before) => setField(before, 'phoneNumber', number))}
        />
      </Part>
    </>
  );
}

/** The language that the form is heard in is the one to be called in, unless another was chosen. */
function useHeardLanguage({ id }: Draft): void {
  const chosen = useListening();
  const language = useLanguagesHeard().find((one) => one.id === chosen);
  useEffect(() => {
    if (id && language)
      changeDraft((before) =>
        before.languageId ? before : { ...setField(before, 'languageId', language.id), languageName: language.nameFr },
      );
  }, [id, language]);
}
