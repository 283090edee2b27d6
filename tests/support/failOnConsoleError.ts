import { afterEach, beforeEach, expect } from 'vitest';

/** What a test says on the error console is a fault that nobody looked at. */
const original = console.error;
let said: unknown[][] = [];

beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(words);
    original(...words);
  };
});

afterEach(() => {
  console.error = original;
  expect(said, 'console.error was called').toEqual([]);
});
