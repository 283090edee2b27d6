import { screens } from '../layout/screens.ts';
import { mayOpen } from '../providers/access.ts';
import { toAddress } from '../providers/addresses.ts';
import { useRole } from '../providers/session.ts';

export type OpenScreen = (typeof screens)[number] & { address: string };

/** The screens that this person may open, with the address at which each is seen; the landings themselves apart. */
export function useOpenScreens(): OpenScreen[] {
  const role = useRole();
  return screens
    .filter(({ resource }) => resource !== 'dashboard' && resource !== 'welcome' && mayOpen(role, resource))
    .map((screen) => ({ ...screen, address: toAddress(screen.path) }));
}
