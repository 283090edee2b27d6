import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isStaff, type Role } from '../../shared/auth/roles.ts';
import { saveSessionUser } from '../../shared/client/session.ts';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { maskPhone } from '../../shared/format/phone.ts';
import { NAME_MAX } from '../../shared/format/plainText.ts';
import type { UserView } from '../../shared/users/views.ts';
import { api } from '../api.ts';
import { useLanguages } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Link } from '../ui/Link.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import styles from './Account.module.css';
import { type PersonalValues, personalFields, personalSchema } from './personalSchema.ts';
import { useUnsaved } from './useUnsaved.ts';

interface PersonalFormProps {
  user: UserView;
  role: Role;
  /** Whom a contractor acts for. */
  enterprise: EnterpriseView | undefined;
  onSaved: () => void;
}

export function PersonalForm({ user, role, enterprise, onSaved }: PersonalFormProps) {
  const navigate = useNavigate();
  const languages = useLanguages();
  // Staff may speak several, which an admin writes down.
  const choosesLanguage = !isStaff(role);
  const stored = {
    lastName: user.lastName,
    firstName: user.firstName,
    occupiedPosition: user.occupiedPosition,
    phoneNumber: maskPhone(user.phoneNumber),
    languageId: user.languages[0]?.value ?? '',
  };
  const form = useForm<PersonalValues>({
    resolver: standardSchemaResolver(personalSchema(role)),
    defaultValues: stored,
  });
  useUnsaved(`person ${user.id}`, form, stored);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const sentence = (message: string | undefined) => (message ? say(message) : undefined);
  const save = handleSubmit(async (values) => {
    const { languageId, ...person } = values;
    const answer = await api.put('/save-user-informations', {
      body: {
        userId: user.id,
        ...person,
        ...(choosesLanguage ? { languageId } : {}),
        ...(enterprise && {
          enterpriseId: enterprise.id,
          address: enterprise.address,
          city: enterprise.city?.id,
        }),
        role,
      },
    });
    if (!answer.ok) return showFormFailure(answer, setError, personalFields);
    const { phoneToConfirm, ...saved } = answer.entity;
    saveSessionUser({ ...saved, role });
    onSaved();
    if (phoneToConfirm) {
      // At once: the form goes away with the next page, which would say that something is not saved.
      flushSync(() => form.reset({ ...values, phoneNumber: maskPhone(user.phoneNumber) }));
      return navigate(paths.security, { state: { phoneToConfirm } });
    }
    return toastSuccess(t('users.saved'));
  });
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={save}>
        <h2>{t('users.personalTitle')}</h2>
        {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
        <div className={styles.pair}>
          <TextField
            label={t('users.lastName')}
            error={sentence(errors.lastName?.message)}
            autoComplete="family-name"
            maxLength={NAME_MAX}
            {...register('lastName')}
          />
          <TextField
            label={t('users.firstName')}
            error={sentence(errors.firstName?.message)}
            autoComplete="given-name"
            maxLength={NAME_MAX}
            {...register('firstName')}
          />
        </div>
        <div className={styles.pair}>
          <PhoneField
            label={t('users.phoneNumber')}
            hint={user.hasPassword && t('users.phoneHint')}
            error={sentence(errors.phoneNumber?.message)}
            aria-required
            {...register('phoneNumber')}
          />
          {role !== 'Client' && (
            <TextField
              label={t('users.occupiedPosition')}
              error={sentence(errors.occupiedPosition?.message)}
              optional
              autoComplete="organization-title"
              maxLength={80}
              {...register('occupiedPosition')}
            />
          )}
          {choosesLanguage && (
            <SelectField
              key={languages.status}
              label={t('users.language')}
              error={sentence(errors.languageId?.message)}
              optional
              options={(languages.items ?? user.languages.map(known)).map(({ id, nameFr }) => ({
                value: id,
                label: nameFr,
              }))}
              {...register('languageId')}
            />
          )}
        </div>
        {isDirty && <p className={styles.soft}>{t('account.unsaved')}</p>}
        <Button type="submit" className={styles.save} busy={isSubmitting}>
          {t(isSubmitting ? 'users.saving' : 'users.save')}
        </Button>
        <PersonalFacts user={user} showsLanguages={!choosesLanguage} />
      </form>
    </Card>
  );
}

/** What the person chose before, where the list of languages cannot be loaded. */
const known = ({ value, label }: { value: string; label: string }) => ({ id: value, nameFr: label });

interface PersonalFactsProps {
  user: UserView;
  showsLanguages: boolean;
}

/** What a person cannot change by themselves. */
function PersonalFacts({ user, showsLanguages }: PersonalFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('users.email')}</dt>
        <dd>{user.email ?? t('users.emailNone')}</dd>
        <dd>{user.hasPassword ? <Link to={paths.security}>{t('users.changeEmail')}</Link> : t('users.emailHint')}</dd>
      </div>
      {showsLanguages && (
        <div>
          <dt>{t('users.languages')}</dt>
          <dd>{user.languages.map(({ label }) => label).join(', ') || t('users.languagesNone')}</dd>
        </div>
      )}
    </dl>
  );
}
