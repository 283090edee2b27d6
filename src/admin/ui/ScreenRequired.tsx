import type { ReactNode } from 'react';
import { useRequireAccess } from 'react-admin';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';

/** Draws its children for whoever may open this screen; anybody else is sent to the unauthorized page. */
export function ScreenRequired({ resource, children }: { resource: string; children: ReactNode }) {
  useRequireAccess({ resource, action: 'list' });
  return mayOpen(useRole(), resource) ? children : null;
}
