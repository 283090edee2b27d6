import { describe, expect, it } from 'vitest';
import { privacyTexts } from '../../../src/shared/legal/privacyTexts.ts';
import { termsTexts } from '../../../src/shared/legal/termsTexts.ts';
import { sectionsOf } from '../../../src/site/legal/LegalDocument.tsx';

describe.each([
  ['terms', termsTexts],
  ['privacy', privacyTexts],
])('the sections of %s', (_name, catalogue: Readonly<Record<string, string>>) => {
  const sections = sectionsOf(catalogue);

  it('are numbered one by one', () => {
    const numbers = sections.map(({ title }) => Number.parseInt(catalogue[title] ?? '', 10));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(5);
  });

  it('each have their text, and no text is left out', () => {
    const shown = new Set(sections.flatMap(({ title, text }) => [title, text]));
    const numbered = Object.keys(catalogue).filter((key) => /\.\d+\./.test(key));
    expect(numbered.filter((key) => !shown.has(key))).toEqual([]);
    expect(sections.filter(({ text }) => !catalogue[text])).toEqual([]);
  });
});
