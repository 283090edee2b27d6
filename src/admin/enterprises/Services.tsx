import { Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { Section } from '../ui/Section.tsx';

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
