import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DraftFile } from '../draft/draft.ts';
import type { SayProps } from './Say.tsx';

interface LateProps {
  /** One of the parts of `Listen.tsx`. */
  body: 'say' | 'note' | 'bar' | 'services' | 'question' | 'project' | 'person';
  /** Stands where the code does not come. */
  otherwise?: ReactNode;
}

let load: () => Promise<{ Listen: ComponentType<LateProps> }>;

/** Called by what is above: the parts that are heard are made of lines that are, too. */
export const partsComeFrom = (from: typeof load): void => {
  load = from;
};

/** One chunk that only this mode loads. */
export const Late = lazy(() =>
  load().then(
    ({ Listen }) => ({ default: Listen }),
    () => ({ default: ({ otherwise }: LateProps) => otherwise }),
  ),
);

type PartProps =
  | ({ body: 'say' } & SayProps)
  | { body: 'note'; note: DraftFile }
  | { body: 'bar'; takesFocus: boolean; onOff: () => void };

/** A part of the form that is heard; nothing until its code comes. */
export const LatePart = (props: PartProps) => (
  <Suspense>
    <Late {...props} />
  </Suspense>
);
