import type { PersonDetails } from '../../shared/staff/views.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PersonPage } from './PersonPage.tsx';

/** A person as an admin manages them. */
export function StaffEdit() {
  return (
    <EditScreen<PersonDetails> list="/staff" back="staff.back" failed="staff.personFailed">
      {(person) => <PersonPage person={person} />}
    </EditScreen>
  );
}
