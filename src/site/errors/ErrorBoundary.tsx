import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BareMessage } from './BareMessage.tsx';

/** The worker keeps it; before that, the network that brought no page brings no message either. */
const ErrorMessage = lazy(async (): Promise<{ default: ComponentType<{ error: unknown }> }> => {
  try {
    return { default: (await import('./ErrorMessage.tsx')).ErrorMessage };
  } catch {
    return { default: BareMessage };
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
