import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Draft } from '../draft/draft.ts';
import { personProblems } from '../draft/problems.ts';
import { useStepState, useWizardGo } from '../useWizardGo.ts';
import { boundTo } from './boundTo.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ListSelect } from './ListSelect.tsx';
import { StepActions } from './StepActions.tsx';
import { useNamedLanguages } from './useNamedLists.ts';
import { useStepForm } from './useStepForm.ts';
import styles from './Wizard.module.css';

export function PersonForm({ draft }: { draft: Draft }) {
  const go = useWizardGo();
  const { fromSummary } = useStepState();
  const languages = useNamedLanguages();
  const form = useStepForm(draft, personProblems(draft), () => go(paths.summary));
  const { errorOf } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.soft}>{t('wizard.person.intro')}</p>
      <ErrorSummary problems={form.shown} ref={form.summary} />
      <div className={styles.pair}>
        <TextField
          {...boundTo(draft, 'lastName')}
          label={t('wizard.person.lastName')}
          hint={t('wizard.person.oneName')}
          error={errorOf('lastName')}
          maxLength={80}
          autoComplete="family-name"
        />
        <TextField
          {...boundTo(draft, 'firstName')}
          label={t('wizard.person.firstName')}
          hint={t('wizard.person.oneName')}
          error={errorOf('firstName')}
          maxLength={80}
          autoComplete="given-name"
        />
      </div>
      <PhoneField
        {...boundTo(draft, 'phoneNumber')}
        label={t('wizard.person.phoneNumber')}
        error={errorOf('phoneNumber')}
        aria-required
        placeholder="620 00 00 00"
      />
      <TextField
        {...boundTo(draft, 'email')}
        label={t('wizard.person.email')}
        error={errorOf('email')}
        optional
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <ListSelect
        draft={draft}
        field="languageId"
        label={t('wizard.person.language')}
        error={errorOf('languageId')}
        optional
        list={languages}
      />
      <StepActions
        back={{
          label: t(fromSummary ? 'wizard.toSummary' : 'wizard.back'),
          onClick: () => go(fromSummary ? paths.summary : paths.projectInfo),
        }}
        next={t(fromSummary ? 'wizard.toSummary' : 'wizard.next')}
      />
    </form>
  );
}
