import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { Facts, Section } from '../ui/Section.tsx';

/** The company, to read. */
export function EnterpriseFacts({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const fact = (field: string, value: ReactNode) => ({
    label: translate(`resources.enterprises.fields.${field}`),
    value,
  });
  return (
    <Section title={translate('sales.companySection')}>
      <Facts
        facts={[
          fact('name', enterprise.name),
          fact('registrationNumber', enterprise.registrationNumber),
          fact('cityId', enterprise.city?.name),
          fact(
            'phoneNumber',
            <Link href={`tel:${enterprise.phoneNumber}`}>{formatPhone(enterprise.phoneNumber)}</Link>,
          ),
          fact('address', enterprise.address),
        ]}
      />
    </Section>
  );
}
