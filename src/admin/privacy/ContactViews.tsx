import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import type { ViewedEntity } from '../../shared/privacy/contactViews.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import '../texts/privacy.ts';

const SHOWN_FIRST = 5;

/** Who was shown the contact details of this record, the newest first (docs/decisions/0045). */
export function ContactViews({ entity, id }: { entity: ViewedEntity; id: string }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(
    apiQuery(['contact views', entity, id], (signal) =>
      api.get('/admin/contact-views/{entity}/{id}', { path: { entity, id }, signal }),
    ),
  );
  const views = query.data ?? [];
  return (
    <LoadedSection title={translate('contactViews.title')} failed="contactViews.failed" query={query}>
      {query.data && views.length === 0 ? (
        <Typography color="textSecondary">{translate('contactViews.none')}</Typography>
      ) : null}
      <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
        {(isWhole ? views : views.slice(0, SHOWN_FIRST)).map(({ viewerName, role, enterpriseName, day, firstAt }) => (
          <li key={`${firstAt} ${viewerName} ${enterpriseName}`}>
            <Typography>{enterpriseName ?? viewerName ?? translate('contactViews.someone')}</Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('contactViews.dayRole', { role: translate(`staff.role.${role}`), date: formatDate(day) })}
            </Typography>
          </li>
        ))}
      </Box>
      {!isWhole && views.length > SHOWN_FIRST ? (
        <Button onClick={() => setWhole(true)}>{translate('contactViews.more', { count: views.length })}</Button>
      ) : null}
    </LoadedSection>
  );
}
