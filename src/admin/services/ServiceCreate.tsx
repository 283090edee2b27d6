import { CreateScreen } from '../editing/CreateScreen.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import '../texts/services.ts';

export function ServiceCreate() {
  return (
    <CreateScreen list="/services" back="serviceAdmin.back" title="serviceAdmin.newTitle" intro="serviceAdmin.newIntro">
      <ServiceForm />
    </CreateScreen>
  );
}
