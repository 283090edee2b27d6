import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage.tsx';

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
    return this.state.hasFailed ? <ErrorMessage error={this.state.error} /> : this.props.children;
  }
}
