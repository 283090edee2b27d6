import { type ComponentType, lazy, memo, Suspense, use, useCallback, useEffect, useRef } from 'react';
import { type Loader, useHydrated, useRenderedModule, whenOnline } from './rendering.ts';

const signs = ['pointerdown', 'focusin', 'click'] as const;

interface Awaking {
  onAwake: () => void;
}

interface DeferredPart {
  Part: ComponentType<Awaking>;
  inView: Promise<void>;
  wakeUp: () => void;
}

/** A part below the first screen, for `DeferredHydration`. Made once, beside the page it belongs to. */
export function deferHydration(load: Loader<ComponentType>): DeferredPart {
  let wakeUp: () => void = () => undefined;
  const inView = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  const Part = lazy(async () => {
    const Content = await whenOnline(load);
    return {
      default: function AwakePart({ onAwake }: Awaking) {
        useRenderedModule(load, true);
        useEffect(onAwake, [onAwake]);
        return <Content />;
      },
    };
  });
  return { Part, inView, wakeUp };
}

interface DeferredHydrationProps {
  part: DeferredPart;
  /** Reserves its space where the browser renders it. */
  place: string;
}

/**
 * A part rendered by the server is not hydrated until it comes into view or somebody touches it; only then its code
 * loads, and a click made meanwhile is repeated. Where the browser renders it, it loads at once. It is never rendered
 * again by its parent: React would discard the server's HTML.
 */
export const DeferredHydration = memo(function DeferredHydration({ part, place }: DeferredHydrationProps) {
  const { frame, onAwake } = useSleep(part.wakeUp);
  return (
    <div ref={frame} data-late>
      <Suspense fallback={<div style={{ minHeight: place }} />}>
        <Sleeper part={part} onAwake={onAwake} />
      </Suspense>
    </div>
  );
});

function Sleeper({ part, onAwake }: { part: DeferredPart } & Awaking) {
  const isDrawnHere = useHydrated();
  if (!import.meta.env.SSR && !isDrawnHere) use(part.inView);
  return <part.Part onAwake={onAwake} />;
}

function useSleep(wakeUp: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  const isAwake = useRef(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const onSign = (event: Event) => {
      if (!(event.target instanceof Element) || !node.contains(event.target)) return;
      wakeUp();
      const button = event.target.closest('button');
      if (event.type !== 'click' || isAwake.current || !button) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = button;
    };
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && wakeUp());
    observer.observe(node);
    // At the window: React stops at its root what concerns a part that it has not taken over.
    for (const sign of signs) addEventListener(sign, onSign, { capture: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
    };
  }, [wakeUp]);
  const onAwake = useCallback(() => {
    isAwake.current = true;
    pressed.current?.click();
    pressed.current = undefined;
  }, []);
  return { frame, onAwake };
}
