import { contactContract } from '../../shared/support/contract.ts';
import { serve } from '../http/serve.ts';
import { openTicket } from './openTicket.ts';

export const contactRoutes = serve(contactContract, {
  sendContactMessage: {
    limit: 'contact',
    knowsCaller: true,
    handle: ({ once, body }) => once((tx) => openTicket(tx, body)),
  },
});
