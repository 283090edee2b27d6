import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { openProjectStates, openTicketStates } from '../../shared/staff/rules.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { Section } from '../ui/Section.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

/** What somebody holds, each with the list of it, and the way to give it to others. */
export function Work({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { projects, enterprises, tickets } = person.work;
  const kinds = [
    { path: '/projects', count: projects, key: 'staff.workProjects', status: openProjectStates },
    { path: '/all-enterprises', count: enterprises, key: 'staff.workEnterprises', status: undefined },
    { path: '/support-tickets', count: tickets, key: 'staff.workTickets', status: openTicketStates },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={translate('staff.workSection')}>
      {kinds.length === 0 ? <Typography color="textSecondary">{translate('staff.noWork')}</Typography> : null}
      {kinds.length > 0 ? (
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {kinds.map(({ path, count, key, status }) => (
            <li key={path}>
              <Link
                to={listOf(path, { agentId: person.id, status })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {translate(key, { smart_count: count })}
              </Link>
            </li>
          ))}
        </Box>
      ) : null}
      {kinds.length > 0 ? (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {translate('staff.handOver')}
        </Button>
      ) : null}
      {isOpen ? <HandOverDialog person={person} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

/** A list narrowed to what was counted. */
const listOf = (path: string, filter: { agentId: string; status: readonly string[] | undefined }) => ({
  pathname: path,
  search: `?filter=${encodeURIComponent(JSON.stringify(filter))}`,
});
