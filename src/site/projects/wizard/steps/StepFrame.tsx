import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { useDraft, useRecordsLast } from '../draft/useDraft.ts';
import { useSender } from '../useSender.ts';
import { HEADING_ID } from './heading.ts';
import { preloadSteps } from './preloadSteps.ts';
import { SessionNotice } from './SessionNotice.tsx';
import styles from './Wizard.module.css';

interface StepFrameProps {
  title: string;
  /** How far the request is (specification §9): 33, 66 or 100. */
  percent?: number;
  /** Whether the request is resumed here. */
  resumable?: boolean;
  /** Names what the heading speaks of, where one page shows several in turn. */
  part?: string;
  /** What stands while the draft is read, and in the server's HTML. */
  early?: ReactNode;
  children: (draft: Draft) => ReactNode;
}

/** What every step has: how far one is, a heading that takes the focus, and what to know of the draft. */
export function StepFrame({ title, percent, resumable = false, part = '', early, children }: StepFrameProps) {
  const draft = useDraft();
  const heading = useHeadingFocus(part);
  const draftId = draft?.id;
  const { pathname } = useLocation();
  useEffect(preloadSteps, []);
  useEffect(() => {
    if (draftId && resumable)
      changeDraft((before) => (before.lastPath === pathname ? before : { ...before, lastPath: pathname }));
  }, [draftId, resumable, pathname]);
  return (
    <div className={styles.step}>
      <header className={styles.head}>
        {percent !== undefined && <Progress percent={percent} label={t('wizard.progress', { percent })} />}
        <h1 id={HEADING_ID} ref={heading} className={styles.heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {draft && <Notices draft={draft} />}
      {draft ? children(draft) : (early ?? <Skeleton lines={5} height="3rem" />)}
    </div>
  );
}

function Notices({ draft }: { draft: Draft }) {
  const sender = useSender();
  const isKept = useRecordsLast();
  return (
    <>
      {!isKept && <Alert tone="warning">{t('wizard.notKept')}</Alert>}
      <SessionNotice draft={draft} />
      {sender?.kind === 'staff' && <Alert tone="info">{t('wizard.forClient')}</Alert>}
      {!sender && <Alert tone="error">{t('wizard.barred')}</Alert>}
    </>
  );
}

/** Another step was opened: a screen reader reads its heading. Not on the first page of a visit. */
function useHeadingFocus(part: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = key === 'default';
  const focusedPart = useRef<string>(undefined);
  useEffect(() => {
    if (isFirst || focusedPart.current === part) return;
    // After the frame, which moves the focus to its main part when the address changes, and unless a form has
    // already moved it to what is wrong.
    const frame = requestAnimationFrame(() => {
      focusedPart.current = part;
      if (!document.activeElement?.closest('form')) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isFirst, part]);
  return heading;
}
