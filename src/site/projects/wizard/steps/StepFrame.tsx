import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { loginState } from '../../../session/loginState.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { Draft } from '../draft/draft.ts';
import { changeDraft, useDraft, useIsPersistent } from '../draft/draftState.ts';
import { ListenSwitch } from '../listen/LazyListen.tsx';
import { Told, ToldAlert } from '../listen/Told.tsx';
import { useSender } from '../sender.ts';
import styles from './Wizard.module.css';

interface StepFrameProps {
  title: string;
  /** How far the request is (specification §9): 33, 66 or 100. */
  percent?: number;
  /** Whether the request is resumed here. */
  resumable?: boolean;
  /** Names what the heading speaks of, where one page shows several in turn. */
  part?: string;
  /** Shown while the draft is read, and in the server's HTML. */
  early?: ReactNode;
  children: (draft: Draft) => ReactNode;
}

/** What every step has: how far one is, a heading that takes the focus, and what to know of the draft. */
export function StepFrame({ title, percent, resumable = false, part = '', early, children }: StepFrameProps) {
  const draft = useDraft();
  const heading = useHeadingFocus(part);
  const draftId = draft?.id;
  const { pathname } = useLocation();
  useEffect(() => {
    if (draftId && resumable)
      changeDraft((before) => (before.lastPath === pathname ? before : { ...before, lastPath: pathname }));
  }, [draftId, resumable, pathname]);
  return (
    <div className={styles.step}>
      <header className={styles.head}>
        {percent !== undefined && <Progress percent={percent} label={t('wizard.progress', { percent })} />}
        <Told>
          <h1 id={HEADING_ID} ref={heading} className={styles.heading} tabIndex={-1}>
            {title}
          </h1>
        </Told>
      </header>
      <ListenSwitch />
      {draft && <Notices draft={draft} />}
      {draft ? children(draft) : (early ?? <Skeleton lines={5} height="3rem" />)}
    </div>
  );
}

function Notices({ draft }: { draft: Draft }) {
  const sender = useSender();
  const isKept = useIsPersistent();
  return (
    <>
      {!isKept && <ToldAlert tone="warning">{t('wizard.notKept')}</ToldAlert>}
      <SessionNotice draft={draft} />
      {sender?.kind === 'staff' && <Alert tone="info">{t('wizard.forClient')}</Alert>}
      {!sender && <ToldAlert tone="error">{t('wizard.barred')}</ToldAlert>}
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

/** The id of a step's heading, one to a page. */
const HEADING_ID = 'demande-titre';

/** To the top of the step, where its notices are, once they are rendered. */
export function showHeading(): void {
  requestAnimationFrame(() => document.getElementById(HEADING_ID)?.focus());
}

/**
 * The session of the person who began the request has ended: says so, and offers both ways on. Nothing is lost. A
 * visitor, whose account has no password, goes on as a visitor.
 */
function SessionNotice({ draft }: { draft: Draft }) {
  const sender = useSender();
  const location = useLocation();
  const userId = sender?.user?.id;
  const hasPassword = !sender?.user?.isWithoutPassword;
  useEffect(() => {
    if (userId) setOwner(userId, hasPassword);
  }, [userId, hasPassword]);
  if (sender?.kind !== 'visitor' || draft.ownerId === null || !draft.ownerHasPassword) return null;
  return (
    <ToldAlert
      tone="warning"
      title={t('wizard.signedOut')}
      actions={
        <div className={styles.row}>
          <Told>
            <ButtonLink to={paths.login} state={loginState(location, true)}>
              {t('wizard.signIn')}
            </ButtonLink>
          </Told>
          <Told>
            <Button variant="secondary" onClick={() => setOwner(null, false)}>
              {t('wizard.withoutAccount')}
            </Button>
          </Told>
        </div>
      }
    >
      <p>{t('wizard.signedOutHelp')}</p>
    </ToldAlert>
  );
}

function setOwner(ownerId: string | null, ownerHasPassword: boolean): void {
  changeDraft((draft) =>
    draft.ownerId === ownerId && draft.ownerHasPassword === ownerHasPassword
      ? draft
      : { ...draft, ownerId, ownerHasPassword },
  );
}

interface StepActionsProps {
  back?: readonly [label: string, onClick: () => void] | undefined;
  next: string;
}

/** Back, and on: the second submits the form around it. */
export const StepActions = ({ back, next }: StepActionsProps) => (
  <div className={styles.actions}>
    {back && (
      <Told>
        <Button variant="secondary" onClick={back[1]}>
          <Icon name="arrow-left" />
          {back[0]}
        </Button>
      </Told>
    )}
    <Told>
      <Button type="submit">
        {next}
        <Icon name="arrow-right" />
      </Button>
    </Told>
  </div>
);

/** What the button on says: straight back to the summary for who came from there. */
export const nextLabel = (fromSummary = false): string => t(fromSummary ? 'wizard.toSummary' : 'wizard.next');
