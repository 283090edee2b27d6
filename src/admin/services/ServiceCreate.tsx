import { CreateScreen } from '../editing/CreateScreen.tsx';
import { ServiceForm } from './ServiceForm.tsx';

export function ServiceCreate() {
  return (
    <CreateScreen list="/services" back="serviceAdmin.back" title="serviceAdmin.newTitle" intro="serviceAdmin.newIntro">
      <ServiceForm />
    </CreateScreen>
  );
}
