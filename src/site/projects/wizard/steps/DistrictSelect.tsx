import { NO_ID } from '../../../../shared/ids.ts';
import { t } from '../../../texts.ts';
import { describedBy, Field } from '../../../ui/Field.tsx';
import { SearchableChoice } from '../../../ui/SearchableChoice.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { ToldFailure } from '../listen/Told.tsx';
import { useNamedDistricts } from './ListSelect.tsx';
import type { useStepForm } from './StepForm.tsx';

interface DistrictSelectProps {
  draft: Draft;
  bind: ReturnType<typeof useStepForm>['bind'];
}

/**
 * The districts of the chosen city, searchable by commune or name. Who does not know says so, and customer service
 * fills it in (decision 48). A list that does not load leaves this choice.
 */
export function DistrictSelect({ draft, bind }: DistrictSelectProps) {
  const { cityId, districtId, districtName } = draft;
  const list = useNamedDistricts(cityId);
  const { id, name, label, error } = bind('districtId');
  const known = districtId && districtId !== NO_ID ? [{ id: districtId, label: districtName }] : [];
  const options = [{ id: NO_ID, label: t('wizard.project.districtUnknown') }, ...(list.items ?? known)].map(
    ({ id: value, label: words }) => ({ value, label: words }),
  );
  const choose = (value: string) =>
    changeDraft((before) => ({
      ...setField(before, 'districtId', value),
      districtName: options.find((option) => option.value === value)?.label ?? '',
    }));
  return (
    <div>
      <Field label={label} error={error} hint={t('wizard.project.districtHint')} htmlFor={id}>
        <SearchableChoice
          key={cityId}
          id={id}
          name={name}
          options={options}
          value={districtId}
          onChange={choose}
          placeholder={list.status === 'loading' ? t('common.loading') : t('control.choose')}
          aria-required
          {...describedBy(id, { error, hint: true })}
        />
      </Field>
      <ToldFailure title="wizard.project.listFailed" list={list} />
    </div>
  );
}
