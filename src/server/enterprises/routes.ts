import { enterpriseContract } from '../../shared/enterprises/contract.ts';
import { serve } from '../http/serve.ts';
import { listUserEnterprises, readEnterprise } from './queries.ts';

export const enterpriseRoutes = serve(enterpriseContract, {
  listUserEnterprises: ({ ctx, params }) => listUserEnterprises(ctx, params.userId),
  readEnterprise: ({ ctx, params }) => readEnterprise(ctx, params.enterpriseId),
});
