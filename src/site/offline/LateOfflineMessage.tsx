import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface LateOfflineMessageProps {
  /** Where there is no worker to bring the message: plainer words. */
  otherwise: ReactNode;
}

/** The message of `OfflineMessage`, from a chunk that the worker keeps and most visits never load. */
export function LateOfflineMessage(props: LateOfflineMessageProps) {
  return (
    <Suspense>
      <Message {...props} />
    </Suspense>
  );
}

const Message = lazy(async (): Promise<{ default: ComponentType<LateOfflineMessageProps> }> => {
  try {
    const { OfflineMessage } = await import('./OfflineMessage.tsx');
    return { default: () => <OfflineMessage /> };
  } catch {
    return { default: ({ otherwise }) => otherwise };
  }
});
