import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fillText } from '../../shared/common/fillText.ts';
import { homeTexts } from '../../shared/home/texts.ts';
import { Section } from '../ui/Section.tsx';
import type { SettingsValues } from './settingsForm.ts';

/** The site's footer is dark in both themes. */
const footer = { bgcolor: '#17241d', color: '#fbf5ea', borderRadius: 2, p: 2, display: 'grid', gap: 1 } as const;

/** How visitors will read what is being typed: the sentences with the number of quotes, and the footer. */
export function SettingsPreview() {
  const translate = useTranslate();
  const { name, supportPhone, address, maxQuotes, socialLinks } = useWatch() as SettingsValues;
  const count = maxQuotes || '…';
  return (
    <Section title={translate('settingsAdmin.preview')}>
      <Box role="group" aria-label={translate('settingsAdmin.previewHome')} sx={{ display: 'grid', gap: 1 }}>
        <Typography>{fillText(homeTexts['home.text'], { count })}</Typography>
        <Button component="span" variant="contained" sx={{ justifySelf: 'start', pointerEvents: 'none' }}>
          {translate('layout.getQuotes', { count })}
        </Button>
      </Box>
      <Box role="group" aria-label={translate('settingsAdmin.previewFooter')} sx={footer}>
        <Typography sx={{ fontWeight: 800 }}>{name}</Typography>
        <Typography sx={{ fontSize: '0.875rem' }}>{translate('layout.promise')}</Typography>
        <Typography sx={{ fontWeight: 700, mt: 1 }}>{translate('layout.contact')}</Typography>
        <Typography>{supportPhone}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
        {socialLinks?.length > 0 ? (
          <>
            <Typography sx={{ fontWeight: 700, mt: 1 }}>{translate('layout.follow')}</Typography>
            <Typography>
              {socialLinks
                .map((link) => link.name)
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </>
        ) : null}
        <Typography sx={{ fontSize: '0.875rem', mt: 1 }}>
          {translate('layout.rights', { year: new Date().getFullYear(), name })}
        </Typography>
      </Box>
    </Section>
  );
}
