import { useRef, useState } from 'react';
import { useEditContext, useNotify, useUpdate } from 'react-admin';
import type { ProjectView } from '../../shared/projects/views.ts';
import { changedFields } from '../forms/edits.ts';
import type { Saved } from '../forms/FormSync.tsx';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { mayRecover, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { DETAILS } from '../ui/EditScreen.tsx';
import { fieldFor, type ProjectValues, updateOf, valuesOf } from './projectForm.ts';

/** Failures are thrown to the form, which shows them. */
const loud = { mutationMode: 'pessimistic' as const, returnPromise: true as const, onError: () => undefined };

export type Intent = 'save' | 'activate';

interface Submitting {
  submit: (values: object) => Promise<object | undefined>;
  /** Says what the next submission is for. */
  intend: (intent: Intent) => void;
  /** Changes at each submission that succeeded. */
  saved: Saved<ProjectValues> | undefined;
  isBusy: boolean;
  isStale: boolean;
  closeStale: () => void;
}

/**
 * Saves the corrections, and activates the project where that was asked: what was typed is saved first. A failure
 * comes back as errors of the form, so that nothing counts as saved and leaving the page still asks; or is told where
 * the form starts afresh from what was saved before it, which ends the submission for the form.
 * @param onRefused before the project is read anew which nobody, or another, may change by now.
 */
export function useProjectSubmit(project: ProjectView, onRefused: () => void): Submitting {
  const notify = useNotify();
  const { save, activate } = useWrites(project);
  const { refetch } = useEditContext<ProjectView>();
  const [saved, setSaved] = useState<Saved<ProjectValues>>();
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const intent = useRef<Intent>('save');

  const readAnew = async (error: unknown) => {
    const code = refusalCode(error);
    if (code === 'STALE') setStale(true);
    if (code !== 'WRONG_STATE' && code !== 'NOT_ASSIGNED_TO_YOU') return;
    onRefused();
    await refetch();
  };

  const run = async (typed: ProjectValues) => {
    const isChanged = Object.keys(changedFields(valuesOf(project), typed)).length > 0;
    let seen = project;
    try {
      if (isChanged) {
        seen = await save(typed);
        setSaved({ typed, now: valuesOf(seen) });
      }
    } catch (error) {
      await readAnew(error);
      return formErrors(error, typed);
    }
    if (intent.current === 'save') {
      notify(isChanged ? 'agent.saved' : 'agent.unchanged', { type: isChanged ? 'success' : 'info' });
      return undefined;
    }
    try {
      setSaved({ typed, now: valuesOf(await activate(typed.serviceId, seen.updatedAt)) });
    } catch (error) {
      await readAnew(error);
      if (isChanged) notify(mayRecover(error) ? messageOf(error) : 'agent.savedNotActivated', { type: 'warning' });
      return formError(messageOf(error));
    }
    notify('agent.activated', { type: 'success' });
    return undefined;
  };

  const submit = async (values: object) => {
    setBusy(true);
    const errors = await run(values as ProjectValues);
    setBusy(false);
    return errors;
  };

  const intend = (wanted: Intent) => {
    intent.current = wanted;
  };
  return { submit, intend, saved, isBusy, isStale, closeStale: () => setStale(false) };
}

/** The two writes, each giving the project as it is on the server then. */
function useWrites(project: ProjectView) {
  const { refetch } = useEditContext<ProjectView>();
  const agentId = useSession()?.user.id ?? '';
  const [update] = useUpdate(undefined, undefined, loud);

  const save = async (typed: ProjectValues): Promise<ProjectView> => {
    const data = updateOf(typed, agentId, project.updatedAt);
    const answer = await update('projects', { id: project.id, data, previousData: project, meta: DETAILS });
    return answer ?? project;
  };

  const activate = async (serviceId: string, updatedAt: string): Promise<ProjectView> => {
    const { id } = project;
    const body = { id, agentId, serviceId, updatedAt };
    const activated = await entityOf(api.put('/activate-project/', { body, once: `activate-project:${id}` }));
    await refetch();
    return activated;
  };

  return { save, activate };
}

/** A failure as errors of the project's form. */
export const formErrors = (error: unknown, typed: ProjectValues): Record<string, unknown> =>
  toFormErrors(error, typed, (field) => fieldFor(field, typed));
