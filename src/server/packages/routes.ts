import { packageContract } from '../../shared/packages/contract.ts';
import { serve } from '../http/serve.ts';
import { listPackages } from './queries.ts';

export const packageRoutes = serve(packageContract, { listPackages: ({ ctx }) => listPackages(ctx) });
