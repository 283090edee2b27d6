import { expect, type Page } from '@playwright/test';

const TOUCH = 44;

/**
 * What a thumb needs at 360 px: every control is large enough (its label counts as it), stands within the screen unless
 * it lies in something that scrolls sideways, and shows all its words. Links within a sentence and the badges that only
 * explain themselves are as high as a line.
 */
export async function expectRoomForThumbs(page: Page): Promise<void> {
  const faults = await page.evaluate((touch) => {
    const top = document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') ?? document;
    const controls = top.querySelectorAll<HTMLElement>(
      'button:not(.MuiChip-sizeSmall), a.MuiButton-root, a[role=menuitem], [role=button], [role=menuitem], [role=tab], input:not([type=hidden]), select, textarea, summary',
    );
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...controls].flatMap((control) => {
      const whole = control.closest('label, .MuiInputBase-root, .MuiCheckbox-root') ?? control;
      const box = whole.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || control.ariaHidden === 'true')
        return [];
      const name = `${control.ariaLabel ?? control.textContent ?? ''} ${control.outerHTML.slice(0, 120)}`;
      const small = Math.round(box.height) < touch || Math.round(box.width) < touch;
      const outside = (box.right > innerWidth + 1 || box.left < -1) && !scrolls(control.parentElement);
      const cut = control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1;
      return [
        ...(small ? [`small (${Math.round(box.width)} × ${Math.round(box.height)}): ${name}`] : []),
        ...(outside ? [`outside the screen: ${name}`] : []),
        ...(cut ? [`cut: ${name}`] : []),
      ];
    });
  }, TOUCH);
  expect(faults, page.url()).toEqual([]);
}

/**
 * English that libraries bring along, keys without a sentence, and values that were never worded. Of a request `close`
 * is French.
 */
const FOREIGN =
  /\b(?:the|and|with|(?<!demande (?:est )?)close|open|search|loading|save|delete|remove|cancel|next|previous|rows|select|clear|show|hide|refresh|toggle|undefined|null|nan|invalid date)\b|\b(?:ra|resources)\.[a-z]+/gi;

/**
 * All that is read or read out on the page is French. The sentences that the specification has in English are given as
 * `allowed`; what a provider sent is shown as it came (`pre`).
 */
export async function expectFrench(page: Page, allowed: RegExp): Promise<void> {
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'];
    const labels = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...labels].filter(Boolean);
  });
  // biome-ignore lint/performance/useDomNodeTextContent: words on the screen, without what is hidden.
  const all = await page.locator('body').innerText();
  const raw = await page.locator('pre:visible').allInnerTexts();
  const shown = raw.reduce((left, text) => left.replace(text, ''), all);
  const foreign = [...said, shown].flatMap((text) => text.replace(allowed, '').match(FOREIGN) ?? []);
  expect(foreign, page.url()).toEqual([]);
}
