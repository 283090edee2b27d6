/** A rule of a sheet as the build writes it, without comments: what stands before its braces, and what within. */
export interface Rule {
  prelude: string;
  body: string;
  /** Each selector of its list with what each of the elements must have that it names; none of an at-rule. */
  selectors: { text: string; needs: string[][] }[];
  /** Those within, of a condition on the screen. */
  rules: Rule[];
}

/** Of paper, and of who wants nothing to move: the first moment does without. */
const CONDITION = /^@(media(?!.*\b(print|prefers-reduced-motion)\b)|supports|container)/;
/** Nobody points at what was not there a moment ago. */
const STATE = /:(hover|active|focus|focus-visible|focus-within|visited)\b/;

/** Nor does it move then. */
const MOVEMENT = /(?<=^|;)(transition|cursor):[^;]*(;|$)/g;

export function parseRules(sheet: string): Rule[] {
  return statementsOf(sheet).map((text) => {
    const brace = text.indexOf('{');
    const prelude = text.slice(0, brace);
    const body = text.slice(brace + 1, -1);
    const isAtRule = prelude.startsWith('@');
    return {
      prelude,
      body,
      selectors: isAtRule ? [] : splitAt(prelude, ',').map((one) => ({ text: one, needs: needsOf(one) })),
      rules: CONDITION.test(prelude) ? parseRules(body) : [],
    };
  });
}

/** From one closing brace of the outermost level to the next. */
function statementsOf(sheet: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of sheet.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    statements.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return statements;
}

/** At this sign, where it stands within no brackets and no quotes. */
function splitAt(text: string, at: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()[\],;]/g)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign !== at || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter(Boolean);
}

/** Classes, ids, tags and attributes that a selector names outside of `:not()` and its kind, element by element. */
function needsOf(selector: string): string[][] {
  let bare = selector;
  for (let inner = ''; inner !== bare; ) {
    inner = bare;
    bare = bare.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  const elements = bare.match(/(?:\[[^\]]*\]|[^\s>+~[])+/g) ?? [];
  return elements.map(namesOf).filter((names) => names.length > 0);
}

function namesOf(element: string): string[] {
  const attributes = [...element.matchAll(/\[([\w-]+)(?:=("?)([\w-]+)\2)?[^\]]*\]/g)].map(([, name, , value]) =>
    value === undefined ? `[${name}` : `[${name}=${value}`,
  );
  const named = element.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '');
  const disabled = element.includes(':disabled') ? ['[disabled'] : [];
  return [...disabled, ...attributes, ...[...named.matchAll(/[.#]?[A-Za-z_][\w-]*/g)].map(([name]) => name)];
}

/** All that selectors can name in this piece of a document, element by element, written as `namesOf` does. */
function elementsIn(html: string): Set<string>[] {
  const elements = [['html'], ['body'], ['div', '#root']].map((names) => new Set(names));
  for (const { 1: tag = '', 2: attributes = '' } of html.matchAll(/<([a-z][\w-]*)((?: [\w-]+(?:="[^"]*")?)*)/gi)) {
    // Not seen until a script shows it.
    if (attributes.includes(' hidden=""')) continue;
    const names = new Set([tag]);
    for (const { 1: name = '', 2: value = '' } of attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}`).add(`[${name}=${value}`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`);
    }
    elements.push(names);
  }
  return elements;
}

/** The families of a `font` before its generic one: each is looked for on the device, once for each weight. */
const NAMED_FAMILIES = /(?:"[^"]*", *)+(?=sans-serif)/g;

/**
 * Of these rules those that decide how this piece of a document looks at first, in their order, with the custom
 * properties that they use. What is added to them later in full changes nothing of the piece but its typeface: looking
 * for one on the device takes as long as a tenth of the time until the first paint.
 */
export function rulesFor(rules: readonly Rule[], html: string): string {
  const elements = elementsIn(html);
  const isThere = (needed: string[]) => elements.some((names) => needed.every((name) => names.has(name)));
  const pick = (all: readonly Rule[]): string => all.map(textOf).join('');
  const textOf = (rule: Rule): string => {
    if (rule.rules.length > 0) {
      const inner = pick(rule.rules);
      return inner && `${rule.prelude}{${inner}}`;
    }
    const met = rule.selectors.filter(({ text, needs }) => !STATE.test(text) && needs.every(isThere));
    const body = rule.body.replace(MOVEMENT, '');
    return met.length > 0 ? `${met.map(({ text }) => text).join(',')}{${body}}` : '';
  };
  return withoutSpareProperties(pick(rules), html).replace(NAMED_FAMILIES, '');
}

const ROOT = /:root\{([^{}]*)\}/g;

/**
 * Custom properties with one value are written out where that is shorter than saying them first; of the others, those
 * that are used stay.
 */
function withoutSpareProperties(sheet: string, html: string): string {
  const values = new Map<string, string[]>();
  for (const { 1: name = '', 2: value = '' } of sheet.matchAll(/(--[\w-]+):([^;{}]*)/g))
    values.set(name, [...(values.get(name) ?? []), value]);
  const isShort = (name: string, value = '') => value.length < 9 || sheet.split(`var(${name})`).length <= 3;
  const isFixed = (name: string) =>
    values.get(name)?.length === 1 && isShort(name, values.get(name)?.[0]) && !html.includes(`${name}:`);
  let written = sheet;
  for (let before = ''; before !== written; ) {
    before = written;
    written = written.replace(/var\((--[\w-]+)\)/g, (use, name) =>
      isFixed(name) ? (values.get(name)?.[0] ?? use) : use,
    );
  }
  const isUsed = (declaration: string) => {
    const [, name] = declaration.match(/^(--[\w-]+):/) ?? [];
    return !name || written.includes(`var(${name}`) || html.includes(`var(${name}`);
  };
  const reduced = written.replace(ROOT, (_rule, body: string) => {
    const left = splitAt(body, ';').filter(isUsed);
    return left.length > 0 ? `:root{${left.join(';')}}` : '';
  });
  return reduced.replace(/@media[^{}]*\{\}/g, '');
}
