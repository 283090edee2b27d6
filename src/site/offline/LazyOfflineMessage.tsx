import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface LazyOfflineMessageProps {
  /** Shown where no worker has cached the message: a simpler text. */
  fallback: ReactNode;
}

/** The message of `OfflineMessage`, from a chunk that the worker caches and most visits never load. */
export function LazyOfflineMessage(props: LazyOfflineMessageProps) {
  return (
    <Suspense>
      <Message {...props} />
    </Suspense>
  );
}

const Message = lazy(async (): Promise<{ default: ComponentType<LazyOfflineMessageProps> }> => {
  try {
    const { OfflineMessage } = await import('./OfflineMessage.tsx');
    return { default: () => <OfflineMessage /> };
  } catch {
    return { default: ({ fallback }) => fallback };
  }
});
