import '../ui/deferredResources.ts';

/** What the top bar has for whoever is signed in, in one piece. */
export { AccountMenu } from './AccountMenu.tsx';
export { RoleLinks } from './RoleLinks.tsx';
export { StaffSubmitLink } from './StaffSubmitLink.tsx';
