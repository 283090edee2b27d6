import { useTranslate } from 'react-admin';
import { ADDRESS_MAX } from '../../shared/editing/address.ts';
import { createPartnerSchema, PARTNER_NAME_MAX } from '../../shared/partners/adminSchemas.ts';
import type { ManagedPartner } from '../../shared/partners/adminViews.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { FormField, FormSwitch } from '../forms/FormField.tsx';
import { errorsByField } from '../forms/formErrors.ts';
import { Section } from '../ui/Section.tsx';
import { LogoField } from './LogoField.tsx';

export function PartnerForm({ partner }: { partner?: ManagedPartner }) {
  const translate = useTranslate();
  return (
    <ContentForm<ManagedPartner, PartnerValues>
      resource="partners"
      row={partner}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={validate}
    >
      <Section title={translate('partnerAdmin.section')}>
        <FormField required source="name" maxLength={PARTNER_NAME_MAX} />
        <LogoField />
        <FormField source="url" maxLength={ADDRESS_MAX} hint={translate('partnerAdmin.urlHint')} />
        <FormSwitch source="isActive" hint={translate('partnerAdmin.activeHint')} />
      </Section>
    </ContentForm>
  );
}

interface PartnerValues {
  id: string;
  name: string;
  logo: string;
  url: string;
  isActive: boolean;
}

function valuesOf(partner: ManagedPartner | undefined): PartnerValues {
  return {
    id: partner?.id ?? 'new-partner',
    name: partner?.name ?? '',
    logo: partner?.logo ?? '',
    url: partner?.url ?? '',
    isActive: partner?.isActive ?? true,
  };
}

const bodyOf = ({ id: _, ...body }: PartnerValues): object => body;

const validate = (values: PartnerValues): Record<string, string> =>
  errorsByField(createPartnerSchema.safeParse(values));
