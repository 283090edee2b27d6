import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../../shared/client/session.ts';
import { DocumentPicker } from '../../enterprises/documents/DocumentPicker.tsx';
import type { Documents } from '../../enterprises/documents/useDocuments.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import styles from './Onboarding.module.css';
import { keepForm, keptForm, type OnboardingForm, onboardingSchema } from './onboardingForm.ts';
import { PersonFields } from './PersonFields.tsx';

interface OnboardingFieldsProps {
  user: SessionUser;
  documents: Documents;
  onSave: (form: OnboardingForm, setError: UseFormSetError<OnboardingForm>) => Promise<void>;
}

export function OnboardingFields({ user, documents, onSave }: OnboardingFieldsProps) {
  const navigate = useNavigate();
  const form = useForm<OnboardingForm>({
    resolver: standardSchemaResolver(onboardingSchema),
    defaultValues: keptForm(user.id, user),
  });
  const { errors, isSubmitting } = form.formState;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(user.id, values) }),
    [subscribe, user.id],
  );
  const save = form.handleSubmit((values) => onSave(values, form.setError));
  return (
    <form className={styles.page} noValidate onSubmit={save}>
      <header className={styles.head}>
        <h1>{t('onboarding.title')}</h1>
        <p className={styles.soft}>{t('onboarding.intro')}</p>
        <p className={styles.small}>{t('onboarding.kept')}</p>
      </header>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <DocumentPicker documents={documents} title={t('onboarding.documents')} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void navigate(paths.home)}>
          <Icon name="arrow-left" />
          {t('onboarding.return')}
        </Button>
        <Button type="submit" busy={isSubmitting || documents.isPreparing}>
          {t(isSubmitting ? 'onboarding.saving' : 'onboarding.next')}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
