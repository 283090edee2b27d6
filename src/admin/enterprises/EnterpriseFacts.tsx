import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
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

/** The running package and how much of it is used this month. */
export function ActivePackage({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const { activePackage } = enterprise;
  return (
    <Section title={translate('sales.packageSection')}>
      {activePackage ? (
        <Facts
          facts={[
            { label: translate('sales.packageName'), value: activePackage.nameFr },
            { label: translate('sales.packageUse'), value: wordsOfUse(activePackage, translate) },
            { label: translate('sales.packageStart'), value: formatDate(activePackage.activationDate) },
            { label: translate('sales.packageEnd'), value: formatDate(activePackage.expirationDate) },
          ]}
        />
      ) : (
        <Typography color="textSecondary">{translate('sales.noRunningPackage')}</Typography>
      )}
    </Section>
  );
}

function wordsOfUse(
  { acceptedThisMonth, monthlyAcceptances }: NonNullable<EnterpriseDetails['activePackage']>,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (monthlyAcceptances === null) return String(acceptedThisMonth);
  return translate('sales.packageUseOf', { used: acceptedThisMonth, limit: monthlyAcceptances });
}

/** Beside the form there is no room for two columns: an e-mail address would break. */
const narrow = { '& dl': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' } } };

/** Who acts for the enterprise, to read: it is their own account (specification §5). */
export function Person({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const isAdmin = mayOpen(useRole(), 'staff', 'edit');
  const { personId, firstName, lastName, occupiedPosition, personPhoneNumber, email, languages } = enterprise;
  const phone = personPhoneNumber && <Link href={`tel:${personPhoneNumber}`}>{formatPhone(personPhoneNumber)}</Link>;
  return (
    <Section title={translate('sales.personSection')}>
      <Box sx={narrow}>
        <Facts
          facts={[
            { label: translate('sales.personName'), value: [firstName, lastName].filter(Boolean).join(' ') },
            { label: translate('sales.personPosition'), value: occupiedPosition },
            { label: translate('sales.personPhone'), value: phone },
            { label: translate('sales.personEmail'), value: email },
            { label: translate('sales.personLanguages'), value: languages.map(({ label }) => label).join(', ') },
          ]}
        />
      </Box>
      {personId && isAdmin ? <OpenPerson id={personId} /> : null}
    </Section>
  );
}

/** To the person as an admin manages them: role, log-in, phone and e-mail. */
function OpenPerson({ id }: { id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: 'staff', type: 'edit', id })}
      variant="outlined"
      sx={{ justifySelf: 'start' }}
    >
      {translate('sales.openPerson')}
    </Button>
  );
}

/** The services of the enterprise, to read (specification §5). */
export function Services({ services }: { services: EnterpriseDetails['services'] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('sales.servicesSection')}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate(services.length > 0 ? 'sales.servicesHint' : 'sales.noServices')}
      </Typography>
      {services.length > 0 ? (
        <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0 }}>
          {services.map(({ value, label }) => (
            <Chip key={value} component="li" label={label} sx={{ maxWidth: '100%' }} />
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}
