import { Alert, AlertTitle, Box, Link, Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatLongDate, tomorrow } from '../../shared/format/dates.ts';
import { formatGnf, readAmount } from '../../shared/format/money.ts';
import { formatPhone, maskPhone } from '../../shared/format/phone.ts';
import { NAME_MAX } from '../../shared/format/plainText.ts';
import { realId } from '../../shared/ids.ts';
import type { DetailName } from '../../shared/projects/details.ts';
import { contactDays, DESCRIPTION_MAX, hourRangeLabel, hourRanges, OTHER } from '../../shared/projects/options.ts';
import { isSpoken, lacksName, mayWriteName } from '../../shared/projects/spoken.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { FailedChoices, useCities, useDistricts, useLanguages, useServices, withPresent } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { SearchField } from '../forms/SearchField.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { PositionLink } from './PositionLink.tsx';
import { AddressControl, LandmarkControl, PlusCodeControl } from './placeControls.tsx';

type FieldName = DetailName | 'serviceId' | 'budget' | 'clientName' | 'phoneNumber' | 'email' | 'language';
type SectionName = 'need' | 'where' | 'when' | 'client';
type ByField<Value> = Record<FieldName, [SectionName, Value]>;

/** How the agent corrects each field of a request, in the order of the form. */
const controls: ByField<(props: { project: ProjectView }) => ReactNode> = {
  serviceId: ['need', ServiceControl],
  description: ['need', DescriptionControl],
  budget: ['need', BudgetControl],
  cityId: ['where', CityControl],
  districtId: ['where', DistrictControl],
  address: ['where', AddressControl],
  landmark: ['where', LandmarkControl],
  plusCode: ['where', PlusCodeControl],
  desiredStartDate: ['when', StartDateControl],
  preferredContactDays: ['when', ContactDaysControl],
  preferredHoursRange: ['when', HoursRangeControl],
  clientName: ['client', ClientNameControl],
  phoneNumber: ['client', PhoneControl],
  email: ['client', EmailControl],
  language: ['client', LanguageControl],
};

/** How each field reads for whoever may not correct it, in the order of the page. */
const facts: ByField<(project: ProjectView, translate: ReturnType<typeof useTranslate>) => ReactNode> = {
  serviceId: ['need', ({ service }, translate) => service?.nameFr ?? translate('projects.uncategorised')],
  budget: ['need', ({ budget }) => (budget === null ? null : formatGnf(budget))],
  description: ['need', (project) => project.description],
  cityId: ['where', (project) => project.cityName],
  districtId: ['where', (project) => project.districtName],
  address: ['where', (project) => project.address],
  landmark: ['where', (project) => project.landmark],
  plusCode: ['where', ({ position }) => position && <PositionLink position={position} />],
  desiredStartDate: ['when', (project) => formatLongDate(project.desiredStartDate)],
  preferredContactDays: ['when', (project) => project.preferredContactDays],
  preferredHoursRange: ['when', (project) => hourRangeLabel(project.preferredHoursRange)],
  clientName: ['client', (project, translate) => nameOf(project) || translate('agent.nameMissing')],
  phoneNumber: ['client', ({ phoneNumber: phone }) => phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>],
  email: ['client', (project) => project.email],
  language: ['client', (project) => project.language?.label],
};

function inSection<Value>(fields: ByField<Value>, wanted: SectionName) {
  return Object.entries(fields).flatMap(([name, [section, value]]) => (section === wanted ? [{ name, value }] : []));
}

/** The fields of one section of the form. */
export function RequestFields({ section, project }: { section: SectionName; project: ProjectView }) {
  return inSection(controls, section).map(({ name, value: Control }) => <Control key={name} project={project} />);
}

/** The whole request, to read. */
export function RequestFacts({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      {(['need', 'where', 'when', 'client'] as const).map((section) => (
        <Section key={section} title={translate(`agent.${section}Section`)}>
          <Facts
            facts={inSection(facts, section).map(({ name, value }) => ({
              label: translate(`resources.projects.fields.${name}`),
              value: value(project, translate),
            }))}
          />
        </Section>
      ))}
    </Stack>
  );
}

const days = contactDays.map((day) => ({ value: day, label: day }));
function nameOf({ firstName, lastName }: ProjectView): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function ServiceControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const services = useServices();
  const present = project.service ? { value: project.service.id, label: project.service.nameFr } : undefined;
  return (
    <>
      <FormField
        source="serviceId"
        choices={withPresent(services.choices, present)}
        none={translate('projects.uncategorised')}
        hint={translate('agent.serviceHint')}
      />
      <FailedChoices source="serviceId" list={services} />
    </>
  );
}

function DescriptionControl() {
  const translate = useTranslate();
  const used = (useWatch({ name: 'description' }) ?? '').length;
  const hint = translate('control.characters', { used, max: DESCRIPTION_MAX });
  return <FormField source="description" rows={4} maxLength={DESCRIPTION_MAX} hint={hint} />;
}

function BudgetControl() {
  const translate = useTranslate();
  const budget = readAmount(useWatch({ name: 'budget' }) ?? '');
  return (
    <FormField
      source="budget"
      inputMode="numeric"
      hint={Number.isNaN(budget) ? translate('agent.budgetHint') : formatGnf(budget)}
    />
  );
}

/** Choosing a city clears the district and loads that city's (specification §5). */
function CityControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const cities = useCities();
  return (
    <FormField
      required
      source="cityId"
      choices={withPresent(cities.choices, { value: project.cityId, label: project.cityName })}
      none={translate('control.choose')}
      onPicked={() => setValue('districtId', '', { shouldDirty: true })}
    />
  );
}

function DistrictControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const cityId: string = useWatch({ name: 'cityId' }) ?? '';
  const cities = useCities();
  const districts = useDistricts(cityId);
  const district = { value: project.districtId, label: project.districtName };
  return (
    <>
      <SearchField
        source="districtId"
        choices={withPresent(
          districts.choices,
          cityId === project.cityId && realId(project.districtId) ? district : undefined,
        )}
        placeholder={translate(districts.isLoading ? 'agent.districtsLoading' : 'control.choose')}
        hint={cityId ? undefined : translate('agent.cityFirst')}
      />
      <FullWidth>
        <FailedChoices source="cityId" list={cities} />
        <FailedChoices source="districtId" list={districts} />
      </FullWidth>
    </>
  );
}

function FullWidth({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>{children}</Box>;
}

function StartDateControl() {
  return <FormField required source="desiredStartDate" type="date" min={tomorrow(new Date())} />;
}

function ContactDaysControl() {
  return <FormField required source="preferredContactDays" choices={days} none={useTranslate()('control.choose')} />;
}

function HoursRangeControl() {
  const none = useTranslate()('control.choose');
  const range = useWatch({ name: 'preferredHoursRange' });
  return (
    <>
      <FormField required source="preferredHoursRange" choices={hourRanges} none={none} />
      {range === OTHER ? <FormField required source="preferredHoursRangeText" maxLength={100} /> : null}
    </>
  );
}

/** Read, as the client typed it; what the client said is written here. */
function ClientNameControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  if (mayWriteName(project)) {
    return (
      <>
        {lacksName(project) && (
          <FullWidth>
            <Alert severity="warning">
              <AlertTitle>{translate('agent.nameMissing')}</AlertTitle>
              {translate(isSpoken(project, 'clientName') ? 'agent.nameSpokenHelp' : 'agent.nameMissingHelp')}
            </Alert>
          </FullWidth>
        )}
        <FormField source="lastName" maxLength={NAME_MAX} />
        <FormField source="firstName" maxLength={NAME_MAX} />
      </>
    );
  }
  return (
    <TextField
      label={translate('resources.projects.fields.clientName')}
      value={nameOf(project)}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}

function PhoneControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const callLink = project.phoneNumber && <Link href={`tel:${project.phoneNumber}`}>{translate('agent.call')}</Link>;
  return <FormField required source="phoneNumber" type="tel" inputMode="tel" parse={maskPhone} hint={callLink} />;
}

function EmailControl() {
  return <FormField source="email" type="email" inputMode="email" maxLength={254} />;
}

function LanguageControl({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <>
      <FormField
        source="language"
        choices={withPresent(languages.choices, project.language ?? undefined)}
        none={translate('agent.noLanguage')}
      />
      <FailedChoices source="language" list={languages} />
    </>
  );
}
