import type { ComponentType } from 'react';
import { Note } from '../steps/formHelp.ts';
import { ListenBar } from './ListenBar.tsx';
import { ListenPerson } from './ListenPerson.tsx';
import { ListenProject } from './ListenProject.tsx';
import { ListenQuestion } from './ListenQuestion.tsx';
import { ListenServices } from './ListenServices.tsx';
import { Say } from './Say.tsx';

const bodies = {
  say: Say,
  note: Note,
  bar: ListenBar,
  services: ListenServices,
  question: ListenQuestion,
  project: ListenProject,
  person: ListenPerson,
};

export type Bodies = typeof bodies;

/** One of the bodies, with its own properties (`Late.tsx`). */
export function Listen({ body, ...props }: { body: keyof Bodies }) {
  const Body = bodies[body] as ComponentType<object>;
  return <Body {...props} />;
}
