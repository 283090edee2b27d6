import { Alert, Box, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import {
  createServiceSchema,
  MAX_FEATURED,
  SERVICE_NAME_MAX,
  type ServiceGroup,
  serviceGroups,
} from '../../shared/catalog/adminSchemas.ts';
import type { ManagedService } from '../../shared/catalog/adminViews.ts';
import { SLUG_MAX, slugOf } from '../../shared/catalog/slug.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { ChecksField, joinIds, splitIds } from '../forms/ChecksField.tsx';
import { useServices } from '../forms/choices.tsx';
import { FormField, FormSwitch } from '../forms/FormField.tsx';
import { errorsByField } from '../forms/formErrors.ts';
import { Section } from '../ui/Section.tsx';
import { PictureField } from './PictureField.tsx';
import '../texts/editing.ts';

/** What a service is called, where it stands, and whether clients may choose it. */
export function ServiceForm({ service }: { service?: ManagedService }) {
  const translate = useTranslate();
  return (
    <ContentForm<ManagedService, ServiceValues>
      resource="services"
      row={service}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={validate}
    >
      <Section title={translate('serviceAdmin.section')}>
        <Fields service={service} />
      </Section>
    </ContentForm>
  );
}

function Fields({ service }: { service: ManagedService | undefined }) {
  const translate = useTranslate();
  const groups = serviceGroups.map((value) => ({ value, label: translate(`serviceAdmin.group.${value}`) }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <FormField required source="nameFr" maxLength={SERVICE_NAME_MAX} />
      <SlugField isPublished={service?.isPublished ?? false} />
      <FormField
        required
        source="group"
        choices={groups}
        hint={translate('serviceAdmin.groupHint', { max: MAX_FEATURED })}
      />
      <FormSwitch source="isQuickSearch" hint={translate('serviceAdmin.quickHint')} />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
        <FormSwitch source="isActive" hint={translate('serviceAdmin.activeHint')} />
        {service ? <Deactivation service={service} /> : null}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ServicePicture />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RelatedField service={service} />
      </Box>
    </Box>
  );
}

/** The address, which the name makes until somebody writes one; once clients may know it, it stays. */
function SlugField({ isPublished }: { isPublished: boolean }) {
  const translate = useTranslate();
  const [nameFr, slug] = useWatch<ServiceValues, ['nameFr', 'slug']>({ name: ['nameFr', 'slug'] });
  const address = `/formulaire/predefinis/${slug || slugOf(nameFr) || '…'}`;
  const hint = isPublished ? 'serviceAdmin.slugPublished' : 'serviceAdmin.slugHint';
  return <FormField source="slug" maxLength={SLUG_MAX} readOnly={isPublished} hint={translate(hint, { address })} />;
}

function ServicePicture() {
  const translate = useTranslate();
  const nameFr = useWatch<ServiceValues, 'nameFr'>({ name: 'nameFr' });
  const { field } = useController<ServiceValues, 'picture'>({ name: 'picture' });
  const name = nameFr.trim() || translate('resources.services.fields.nameFr');
  const hintId = useId();
  return (
    <>
      <PictureField name={name} picture={field.value} describedBy={hintId} onChoice={field.onChange} />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {translate('serviceAdmin.pictureHint')}
      </FormHelperText>
    </>
  );
}

/** The services whose contractors may do it as well; every other one may be chosen. */
function RelatedField({ service }: { service: ManagedService | undefined }) {
  const translate = useTranslate();
  const services = useServices();
  const others = { ...services, choices: services.choices.filter(({ value }) => value !== service?.id) };
  const hint = translate('serviceAdmin.relatedHint');
  return <ChecksField source="relatedIds" list={others} present={service?.related ?? []} hint={hint} />;
}

/** What changes for whom when the service is put aside, said before it is saved. */
function Deactivation({ service: { isActive, uses } }: { service: ManagedService }) {
  const translate = useTranslate();
  const willBeActive = useWatch<ServiceValues, 'isActive'>({ name: 'isActive' });
  if (!isActive || willBeActive) return null;
  const projects = translate('editing.uses.projects', { smart_count: uses.projects });
  const enterprises = translate('editing.uses.enterprises', { smart_count: uses.enterprises });
  return <Alert severity="warning">{translate('serviceAdmin.deactivation', { projects, enterprises })}</Alert>;
}

interface ServiceValues {
  id: string;
  nameFr: string;
  slug: string;
  group: ServiceGroup;
  isQuickSearch: boolean;
  isActive: boolean;
  picture: string | null;
  /** As one text, for the boxes. */
  relatedIds: string;
}

/** A new one is not shown before its questions are written. */
function valuesOf(service: ManagedService | undefined): ServiceValues {
  return {
    id: service?.id ?? 'new-service',
    nameFr: service?.nameFr ?? '',
    slug: service?.slug ?? '',
    group: service?.group ?? 'other',
    isQuickSearch: service?.isQuickSearch ?? false,
    isActive: service?.isActive ?? false,
    picture: service?.picture ?? null,
    relatedIds: joinIds(service?.related.map(({ value }) => value) ?? []),
  };
}

const bodyOf = ({ id: _, relatedIds, ...body }: ServiceValues) => ({ ...body, relatedIds: splitIds(relatedIds) });

const validate = (values: ServiceValues): Record<string, string> =>
  errorsByField(createServiceSchema.safeParse(bodyOf(values)));
