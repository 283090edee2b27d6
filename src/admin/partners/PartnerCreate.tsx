import { CreateScreen } from '../editing/CreateScreen.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import '../texts/partners.ts';

export function PartnerCreate() {
  return (
    <CreateScreen list="/partners" back="partnerAdmin.back" title="partnerAdmin.newTitle">
      <PartnerForm />
    </CreateScreen>
  );
}
