import { tomorrow } from '../../../../shared/format/dates.ts';
import { contactDays, hourRanges, OTHER } from '../../../../shared/projects/options.ts';
import { t } from '../../../texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { DateField, TextField } from '../../../ui/TextField.tsx';
import type { Draft, DraftField } from '../draft/draft.ts';
import { boundTo } from './boundTo.ts';
import styles from './Wizard.module.css';

interface AvailabilityFieldsProps {
  draft: Draft;
  errorOf: (field: DraftField) => string | undefined;
}

const days = contactDays.map((day) => ({ value: day, label: day }));

/** When to begin and when to call. A day reveals the hours, 'Autre' a line of one's own (specification §4). */
export function AvailabilityFields({ draft, errorOf }: AvailabilityFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <DateField
          {...boundTo(draft, 'desiredStartDate')}
          label={t('wizard.project.startDate')}
          error={errorOf('desiredStartDate')}
          aria-required
          min={tomorrow(new Date())}
        />
        <SelectField
          {...boundTo(draft, 'preferredContactDays')}
          label={t('wizard.project.contactDays')}
          error={errorOf('preferredContactDays')}
          aria-required
          options={days}
        />
      </div>
      {draft.preferredContactDays && (
        <div className={styles.pair}>
          <SelectField
            {...boundTo(draft, 'preferredHoursRangeOption')}
            label={t('wizard.project.hoursRange')}
            error={errorOf('preferredHoursRangeOption')}
            aria-required
            options={hourRanges}
          />
          {draft.preferredHoursRangeOption === OTHER && (
            <TextField
              {...boundTo(draft, 'preferredHoursRange')}
              label={t('wizard.project.hoursOther')}
              error={errorOf('preferredHoursRange')}
              optional
              maxLength={100}
            />
          )}
        </div>
      )}
    </>
  );
}
