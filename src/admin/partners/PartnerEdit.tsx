import { useRedirect, useTranslate } from 'react-admin';
import type { ManagedPartner } from '../../shared/partners/adminViews.ts';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import '../texts/partners.ts';

export function PartnerEdit() {
  return (
    <EditScreen<ManagedPartner> list="/partners" back="partnerAdmin.back" failed="partnerAdmin.failed">
      {(partner) => <PartnerPage partner={partner} />}
    </EditScreen>
  );
}

function PartnerPage({ partner }: { partner: ManagedPartner }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const remove = (
    <RemoveButton
      resource="partners"
      row={partner}
      name={partner.name}
      text={translate('partnerAdmin.removeText')}
      onDone={() => redirect('list', 'partners')}
    />
  );
  return (
    <>
      <PageHeading title={partner.name} actions={remove} />
      <PartnerForm key={partner.id} partner={partner} />
    </>
  );
}
