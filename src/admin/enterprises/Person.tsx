import { Box, Button, Link } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
import { Facts, Section } from '../ui/Section.tsx';

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
