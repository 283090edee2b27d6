import { Box, Button, Stack } from '@mui/material';
import { LinkBase, useRedirect, useTranslate } from 'react-admin';
import type { ManagedService } from '../../shared/catalog/adminViews.ts';
import { ActiveChip } from '../editing/ActiveState.tsx';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PreviewIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Questions } from './Questions.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { WizardPreview } from './WizardPreview.tsx';
import '../texts/services.ts';

/** A service with its questions, and what the client will see of it. */
export function ServiceEdit() {
  return (
    <EditScreen<ManagedService> list="/services" back="serviceAdmin.back" failed="serviceAdmin.failed">
      {(service) => <ServicePage service={service} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

function ServicePage({ service }: { service: ManagedService }) {
  return (
    <>
      <PageHeading title={service.nameFr} actions={<Actions service={service} />} />
      <Box sx={{ mb: 2 }}>
        <ActiveChip isActive={service.isActive} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ServiceForm key={service.id} service={service} />
          <Questions service={service} />
        </Stack>
        <WizardPreview key={service.questions.map(({ id }) => id).join()} questions={service.questions} />
      </Box>
    </>
  );
}

/** Where nothing uses it, it may be removed; otherwise it is only put aside. */
function Actions({ service }: { service: ManagedService }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, nameFr, slug, isActive, uses, questions } = service;
  const isUsed = uses.projects + uses.enterprises > 0 || questions.some(({ answerCount }) => answerCount > 0);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {isActive ? (
        <Button
          component={LinkBase}
          to={`/formulaire/predefinis/${slug}`}
          variant="outlined"
          startIcon={<PreviewIcon />}
        >
          {translate('serviceAdmin.openForm')}
        </Button>
      ) : null}
      {isUsed ? null : (
        <RemoveButton
          resource="services"
          row={{ id }}
          name={nameFr}
          text={translate('serviceAdmin.removeText')}
          onDone={() => redirect('list', 'services')}
        />
      )}
    </Stack>
  );
}
