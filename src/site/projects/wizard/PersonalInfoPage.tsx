import './texts.ts';
import { Navigate } from 'react-router-dom';
import { NAME_MAX } from '../../../shared/format/plainText.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Draft } from './draft/draft.ts';
import { personProblems } from './draft/problems.ts';
import { Listened } from './listen/LazyListen.tsx';
import { useSender } from './sender.ts';
import { ErrorSummary } from './steps/ErrorSummary.tsx';
import { ListSelect, useNamedLanguages } from './steps/ListSelect.tsx';
import { useStepForm } from './steps/StepForm.tsx';
import { nextLabel, StepActions, StepFrame } from './steps/StepFrame.tsx';
import styles from './steps/Wizard.module.css';
import { useStepState, useWizardGo } from './useWizardGo.ts';

/** Who to call (specification §2.6): two thirds of the way. Who is signed in for themselves skips it. */
export function PersonalInfoPage() {
  const kind = useSender()?.kind;
  if (kind === 'client') return <Navigate to={paths.summary} replace />;
  const title = t(kind === 'staff' ? 'wizard.title.personForClient' : 'wizard.title.person');
  return (
    <StepFrame title={title} percent={66} resumable>
      {(draft) => <PersonForm draft={draft} />}
    </StepFrame>
  );
}

export function PersonForm({ draft }: { draft: Draft }) {
  const go = useWizardGo();
  const { fromSummary } = useStepState();
  const languages = useNamedLanguages();
  const isForClient = useSender()?.kind === 'staff';
  const form = useStepForm(draft, personProblems(draft), () => go(paths.summary));
  const { shown, summary, onSubmit, bind } = form;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary problems={shown} ref={summary} />
      <Listened body="person" draft={draft} form={form}>
        <p className={styles.soft}>{t(isForClient ? 'wizard.person.introForClient' : 'wizard.person.intro')}</p>
        <div className={styles.pair}>
          <TextField
            {...bind('lastName')}
            hint={t('wizard.person.oneName')}
            maxLength={NAME_MAX}
            autoComplete="family-name"
          />
          <TextField
            {...bind('firstName')}
            hint={t('wizard.person.oneName')}
            maxLength={NAME_MAX}
            autoComplete="given-name"
          />
        </div>
        <PhoneField {...bind('phoneNumber')} aria-required placeholder="620 00 00 00" />
        <TextField
          {...bind('email')}
          optional
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <ListSelect draft={draft} field="languageId" bind={bind} optional list={languages} />
      </Listened>
      <StepActions
        back={fromSummary ? undefined : [t('wizard.back'), () => go(paths.projectInfo)]}
        next={nextLabel(fromSummary)}
      />
    </form>
  );
}
