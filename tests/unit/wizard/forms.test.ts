import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { frameTexts } from '../../../src/shared/layout/frameTexts.ts';
import { OTHER } from '../../../src/shared/projects/options.ts';
import { wizardTexts } from '../../../src/shared/projects/wizardTexts.ts';
import { emptyDraft } from '../../../src/site/projects/wizard/draft/draft.ts';
import { fields, fieldsOf } from '../../../src/site/projects/wizard/draft/fields.ts';
import { PersonForm } from '../../../src/site/projects/wizard/PersonalInfoPage.tsx';
import { ProjectForm } from '../../../src/site/projects/wizard/ProjectInfoPage.tsx';
import { StepFacts } from '../../../src/site/projects/wizard/steps/SummaryParts.tsx';
import { registerTexts } from '../../../src/site/texts.ts';
import '../../../src/site/ui/deferredResources.ts';

// Registered by the entry of the site, which no form imports.
registerTexts(frameTexts);

/** Everything that depends on another field is shown. */
const draft = {
  ...emptyDraft('draft'),
  cityId: 'city',
  // Shown where they are given.
  landmark: 'Pompe',
  plusCode: '6CX8HCJ2+22',
  preferredContactDays: 'Lundi',
  preferredHoursRangeOption: OTHER,
};

const render = (page: ReactNode) => renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, page));
const text: Record<string, string> = wizardTexts;

it.each([
  ['project', ProjectForm],
  ['person', PersonForm],
] as const)('the %s step has a control for each of its fields', (step, Form) => {
  const html = render(createElement(Form, { draft }));
  // The position has a button, which loads after the form.
  const typed = fieldsOf(step).filter((name) => name !== 'plusCode');
  expect(typed.filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
});

it.each(['project', 'person'] as const)('the summary of the %s step has a line for each of its fields', (step) => {
  const html = render(createElement(StepFacts, { step, draft }));
  const expected = fieldsOf(step).filter((name) => !fields[name].isPart);
  expect(expected.filter((name) => !html.includes(`${text[fields[name].label]}</dt>`))).toEqual([]);
});
