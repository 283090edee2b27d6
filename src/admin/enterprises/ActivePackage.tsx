import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { Facts, Section } from '../ui/Section.tsx';

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
