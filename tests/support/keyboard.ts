import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 150;

/** Goes on with the Tab key until this has the focus, and sees that the focus can be seen where it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusSeen(target);
  }
  throw new Error(`Not reached by ${MAX_STEPS} steps of the Tab key: ${target}`);
}

/** The focus is drawn: an outline, or the border of the field that it is in. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  const isSeen = await target.evaluate((element) => {
    const field = element.closest('.MuiInputBase-root');
    if (field?.classList.contains('Mui-focused')) return true;
    const marks = [element, element.closest('.MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-switchBase')];
    return marks.some(
      (mark) => mark && getComputedStyle(mark).outlineStyle !== 'none' && getComputedStyle(mark).outlineWidth !== '0px',
    );
  });
  expect(isSeen, `the focus on ${target} cannot be seen`).toBe(true);
}

/** Tab to it, Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tab to the field, and these words in place of what was there. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}
