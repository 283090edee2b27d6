import type { ComponentType } from 'react';
import { ListenBar } from './ListenBar.tsx';
import { ListenPerson } from './ListenPerson.tsx';
import { ListenProject } from './ListenProject.tsx';
import { ListenQuestion } from './ListenQuestion.tsx';
import { ListenServices } from './ListenServices.tsx';
import { ListenSummary } from './ListenSummary.tsx';

const bodies = {
  bar: ListenBar,
  services: ListenServices,
  question: ListenQuestion,
  project: ListenProject,
  person: ListenPerson,
  summary: ListenSummary,
};

export type Bodies = typeof bodies;

/** One of the bodies, with its own properties (`LazyListen.tsx`). */
export function Listen({ body, ...props }: { body: keyof Bodies }) {
  const Body = bodies[body] as ComponentType<object>;
  return <Body {...props} />;
}
