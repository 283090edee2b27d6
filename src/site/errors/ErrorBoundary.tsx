import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { t } from '../texts.ts';
import styles from './ErrorBoundary.module.css';

/** The worker keeps it; before that, the network that brought no page brings no message either. */
const ErrorMessage = lazy(async (): Promise<{ default: ComponentType<{ error: unknown }> }> => {
  try {
    return { default: (await import('./ErrorMessage.tsx')).ErrorMessage };
  } catch {
    return { default: LoadErrorMessage };
  }
});

interface ErrorBoundaryProps {
  /** Another value, another page: what failed before no longer matters. */
  place?: string;
  children: ReactNode;
}

interface Failure {
  error?: unknown;
  hasFailed: boolean;
}

/** Keeps what stands around it when a page fails, and says what happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  static getDerivedStateFromError(error: unknown): Failure {
    return { error, hasFailed: true };
  }

  override state: Failure = { hasFailed: false };

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.place !== this.props.place && this.state.hasFailed)
      this.setState({ error: undefined, hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? (
      <Suspense>
        <ErrorMessage error={this.state.error} />
      </Suspense>
    ) : (
      this.props.children
    );
  }
}

/** Only with a network: without one the browser would put a page of its own in the place of the whole site. */
const retry = () =>
  fetch('/healthz').then(
    () => location.reload(),
    () => undefined,
  );

/**
 * Instead of a page that the network did not bring, in words that are here already. The page before is one step back,
 * and this one opens by itself when the network is back.
 */
function LoadErrorMessage() {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <section className={styles.page} role="alert">
      <h1>{t('layout.chunkTitle')}</h1>
      <p>{t('layout.chunk')}</p>
      <button type="button" onClick={() => history.back()}>
        {t('layout.chunkBack')}
      </button>{' '}
      <button type="button" onClick={retry}>
        {t('common.retry')}
      </button>
    </section>
  );
}
