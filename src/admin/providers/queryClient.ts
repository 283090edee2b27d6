import { QueryClient } from '@tanstack/react-query';

/** What the screens have read: the data provider tells it when what it keeps has changed. */
export const queryClient = new QueryClient();
