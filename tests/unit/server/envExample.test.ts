import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, variableNames } from '../../../src/server/config.ts';

const text = readFileSync('.env.example', 'utf8');
const example = parseEnv(text);
const secret = { JWT_SECRET: 'x'.repeat(32) };

describe('.env.example', () => {
  it('lists every variable that the server reads, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual([...variableNames].toSorted());
  });

  it('gives the defaults, so that a copy of it changes nothing', () => {
    expect(readConfig({ ...example, ...secret })).toEqual(readConfig(secret));
  });

  it('explains each variable, or the group that it opens', () => {
    const paragraphs = text.trim().split('\n\n');
    expect(paragraphs.filter((paragraph) => !paragraph.startsWith('#'))).toEqual([]);
  });
});
