/** What had the focus, and what stood around it: once it is gone from the page nothing else tells where it was. */
interface Place {
  element: Element;
  around: readonly Element[];
  row: { element: Element; index: number } | undefined;
  /** The headings above it of what it stands in, the nearest first. */
  headings: readonly Element[];
}

/** A dialog over a dialog over the button of a row, each with a field and its buttons. */
const REMEMBERED = 20;

/** What a dialog of the back-office gives the focus to as soon as nothing in it has it: nobody is there on purpose. */
const HOLDER = '.MuiDialog-container';

const HEADING = 'h1, h2, h3';
/** What a heading is of. */
const PART = 'section, dialog, [role=dialog], main';

/**
 * Gives the focus back where what had it is switched off for a while or taken away: after an act its button, the row
 * that took the place of a row, else the heading that it stood under or that of the screen. The browser leaves it
 * nowhere, and whoever works by keyboard or hears the screen begins at the top again. Where it is let go on purpose it
 * stays so.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  let places = activeElement && !isLost() ? [placeOf(activeElement)] : [];
  /** On its way from one element to another the focus is nowhere, and what changes then must not hold it back. */
  let isMoving = false;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.matches(HOLDER)) places = [...places, placeOf(target)].slice(-REMEMBERED);
  });
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !relatedTarget.matches(HOLDER)) {
      isMoving = true;
      setTimeout(() => {
        isMoving = false;
        // Where it was going may be gone by now.
        giveBack();
      });
    } else if (document.hasFocus() && target instanceof Element) {
      // What is taken away is still there at this moment.
      queueMicrotask(() => {
        if (isLost() && isUsable(target)) places = [];
      });
    }
  };
  // Before the page itself hears of it and changes.
  document.addEventListener('focusout', leave, { capture: true });
  const giveBack = () => {
    if (isMoving || !isLost()) return;
    // What a closed dialog held is nowhere any more: what had the focus before it has it again.
    const holder = document.activeElement?.closest(HOLDER);
    const last = places.findLast(({ around }) => (holder ? around.includes(holder) : around.some(isOnScreen)));
    const place = last && placeInsteadOf(last);
    if (place) focus(place);
  };
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] };
  new MutationObserver(giveBack).observe(document.body, changes);
}

const isLost = (): boolean => document.activeElement?.matches(`body, ${HOLDER}`) ?? true;

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

const isOnScreen = (element: Element): boolean =>
  element.isConnected && element.closest('main, dialog, [role=dialog]') !== null;

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) around.push(one);
  const row = element.closest('tr, li');
  const rows = [...(row?.parentElement?.children ?? [])];
  const isOver = (heading: Element) => around.some((part) => part === heading.closest(PART));
  const headings = [...document.querySelectorAll(HEADING)].filter((one) => isBefore(one, element) && isOver(one));
  return {
    element,
    around,
    row: row ? { element: row, index: rows.indexOf(row) } : undefined,
    headings: headings.reverse(),
  };
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Undefined where it is switched off while its act is under way: it is given back with the end of that. */
function placeInsteadOf({ element, around, row, headings }: Place): Element | null | undefined {
  if (element.isConnected) return isUsable(element) ? element : undefined;
  const next = row && !row.element.isConnected ? rowInPlaceOf(row, around) : undefined;
  const part = around.find((one) => one.isConnected)?.closest(PART);
  const heading = headings.find((one) => one.isConnected) ?? part?.querySelector(HEADING);
  return next ?? heading ?? document.querySelector('main h1');
}

function rowInPlaceOf({ element, index }: NonNullable<Place['row']>, around: readonly Element[]): Element | undefined {
  const list = around[around.indexOf(element) + 1];
  const rows = list?.isConnected ? [...list.children] : [];
  return rows[Math.min(index, rows.length - 1)];
}

/** What takes no focus otherwise takes it this once. */
function focus(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
