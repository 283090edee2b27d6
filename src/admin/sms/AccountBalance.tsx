import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../ui/Section.tsx';

/** SMS left at the provider's. */
export function AccountBalance({ balance }: { balance: number }) {
  const translate = useTranslate();
  return (
    <Section title={translate('sms.balance')}>
      <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
        {translate('sms.credits', { count: balance.toLocaleString('fr-FR') })}
      </Typography>
    </Section>
  );
}
