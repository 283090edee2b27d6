import { CreateScreen } from '../editing/CreateScreen.tsx';
import { PackageForm } from './PackageForm.tsx';
import '../texts/packages.ts';

export function PackageCreate() {
  return (
    <CreateScreen list="/packages" back="packageAdmin.back" title="packageAdmin.newTitle">
      <PackageForm />
    </CreateScreen>
  );
}
