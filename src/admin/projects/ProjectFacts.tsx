import { Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { hourRangeLabel } from '../../shared/projects/options.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { Facts } from '../layout/Facts.tsx';
import { Section } from '../layout/Section.tsx';

/** The whole request, to read. */
export function ProjectFacts({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const fact = (field: string, value: ReactNode) => ({ label: translate(`resources.projects.fields.${field}`), value });
  const name = [project.firstName, project.lastName].filter(Boolean).join(' ');
  return (
    <Stack sx={{ gap: 2 }}>
      <Section title={translate('agent.needSection')}>
        <Facts
          facts={[
            fact('serviceId', project.service?.nameFr ?? translate('projects.uncategorised')),
            fact('budget', project.budget === null ? null : formatGnf(project.budget)),
            fact('description', project.description),
          ]}
        />
      </Section>
      <Section title={translate('agent.whereSection')}>
        <Facts
          facts={[
            fact('cityId', project.cityName),
            fact('districtId', project.districtName),
            fact('address', project.address),
          ]}
        />
      </Section>
      <Section title={translate('agent.whenSection')}>
        <Facts
          facts={[
            fact('desiredStartDate', formatLongDate(project.desiredStartDate)),
            fact('preferredContactDays', project.preferredContactDays),
            fact('hoursRangeOption', hourRangeLabel(project.preferredHoursRange)),
          ]}
        />
      </Section>
      <Section title={translate('agent.clientSection')}>
        <Facts
          facts={[
            { label: translate('agent.clientName'), value: name },
            fact('phoneNumber', phoneLink(project.phoneNumber)),
            fact('email', project.email),
            fact('language', project.language?.label),
          ]}
        />
      </Section>
    </Stack>
  );
}

const phoneLink = (phone: string | null) => phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>;
