import type { ComponentProps } from 'react';
import { useHydrated } from '../rendering/rendering.ts';
import styles from './Field.module.css';
import { NeedsScript } from './NeedsScript.tsx';

/**
 * A form that script sends. In the server's HTML it takes nothing yet, so that nothing typed is lost and no password
 * ever stands in an address; a moment later it does.
 */
export function ReadyForm({ children, ...form }: ComponentProps<'form'>) {
  const isReady = useHydrated();
  return (
    <form method="post" noValidate {...form}>
      <NeedsScript />
      <fieldset className={styles.fields} disabled={!isReady}>
        {children}
      </fieldset>
    </form>
  );
}
