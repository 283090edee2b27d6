import { type Page, test } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export interface Look {
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/**
 * Between them each size and each scheme once; `ALL_LOOKS=1` takes all four, which takes twice as long and rarely finds
 * more.
 */
const looks: readonly Look[] = [
  ...(process.env.ALL_LOOKS
    ? ([
        { size: phone, colorScheme: 'light' },
        { size: desktop, colorScheme: 'dark' },
      ] as const)
    : []),
  { size: phone, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
];

/**
 * For a long walk: on a phone by night and on a desktop by day in turns, screen by screen; with `ALL_LOOKS=1` each in
 * all four.
 */
export const looksInTurn = (index: number): readonly Look[] =>
  process.env.ALL_LOOKS ? looks : looks.slice(index % looks.length).slice(0, 1);

/**
 * For stories that the suite runs at both sizes: on a phone by night, on a desktop by day; with `ALL_LOOKS=1` each in
 * both schemes.
 */
export function describeInSchemes(tell: () => void): void {
  for (const [colorScheme, isOfPhone] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme });
      test.skip(({ isMobile }) => Boolean(isMobile) !== isOfPhone && !process.env.ALL_LOOKS, 'its other look is taken');
      tell();
    });
  }
}

export const isPhone = ({ size }: Look): boolean => size === phone;

export async function takeLook(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
}

/** The screen as it stands keeps nobody out, on a phone by night and on a desktop by day, where it stays. */
export async function expectNoBarriersAtBothSizes(page: Page): Promise<void> {
  for (const look of looks) {
    await takeLook(page, look);
    await expectNoBarriers(page);
  }
}
