import { pdfStreams, shownText } from './pdfText.ts';

/** A part of a document, as a screen reader finds it. */
export interface PdfPart {
  type: string;
  /** Of a heading cell. */
  scope: string | undefined;
  /** The numbers of the pages on which it is drawn itself. */
  pages: number[];
  text: string;
  parts: PdfPart[];
}

export interface PdfParts {
  version: string;
  catalog: string;
  root: PdfPart;
  artifacts: string[];
  /** What is drawn outside of each part and artifact. */
  unmarked: string[];
}

interface Drawn {
  /** By page, then by the number of the marked content. */
  marked: Map<number, string>[];
  artifacts: string[];
  unmarked: string[];
}

/** What opens and ends marked content, shows text, or paints a line. */
const OPERATORS = /\/(\w+) <<([^>]*)>> BDC|\b(EMC)\b|\[([^\]]*)\] TJ|^(S)$/gm;
const KIDS = /\/K \[([^\]]*)\]/;

/**
 * The parts that a PDF of ours is made of. Each content that a page marks belongs to exactly one of them: anything else
 * is an error.
 */
export function pdfParts(pdf: Buffer): PdfParts {
  const bytes = pdf.toString('latin1');
  const objects = new Map(
    [...bytes.matchAll(/^(\d+) 0 obj\n(<<[\s\S]*?>>)\n(?:stream|endobj)/gm)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const object = (id: string | undefined) => {
    const body = objects.get(id ?? '');
    if (!body) throw new Error(`The PDF has no object ${id}`);
    return body;
  };
  const root = (key: string, of: string) => object(new RegExp(`/${key} (\\d+) 0 R`).exec(of)?.[1]);
  const catalog = root('Root', bytes.slice(bytes.lastIndexOf('trailer')));
  const pageIds = references(/\/Kids \[([^\]]*)\]/.exec(root('Pages', catalog))?.[1]);
  const { marked, ...others } = readPages(pdfStreams(pdf));

  const partOf = (id: string): PdfPart => {
    const body = object(id);
    const kids = KIDS.exec(body)?.[1] ?? '';
    const own = pageIds.indexOf(/\/Pg (\d+) 0 R/.exec(body.replace(KIDS, ''))?.[1] ?? '');
    const part: PdfPart = {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      scope: /\/Scope \/(\w+)/.exec(body)?.[1],
      pages: [],
      text: '',
      parts: [],
    };
    const take = (page: number, number: number) => {
      const text = marked[page]?.get(number);
      if (text === undefined) throw new Error(`Content ${number} of page ${page} is not there, or of two parts`);
      marked[page]?.delete(number);
      part.pages.push(page);
      part.text += text;
    };
    // On another page, one of its own, or a part.
    for (const [, page, far, kid, near] of kids.matchAll(/\/Pg (\d+) 0 R\s*\/MCID (\d+)|(\d+) 0 R|(\d+)/g))
      if (kid) part.parts.push(partOf(kid));
      else if (far) take(pageIds.indexOf(page ?? ''), Number(far));
      else take(own, Number(near));
    return part;
  };
  const [first = ''] = references(KIDS.exec(root('StructTreeRoot', catalog))?.[1]);
  const whole = partOf(first);
  const left = marked.flatMap((page) => [...page.values()]);
  if (left.length > 0) throw new Error(`Of no part: ${left.join(', ')}`);
  const settings = ['MarkInfo', 'ViewerPreferences'].map((key) => root(key, catalog));
  return { version: bytes.slice(0, 8), catalog: [catalog, ...settings].join('\n'), root: whole, ...others };
}

const references = (list = '') => [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);

function readPages(pages: string[]): Drawn {
  const drawn: Drawn = { marked: [], artifacts: [], unmarked: [] };
  pages.forEach((stream, page) => {
    const marked = new Map<number, string>();
    let within: ((text: string) => void) | undefined;
    drawn.marked[page] = marked;
    for (const [, tag, facts = '', end, text, line] of stream.matchAll(OPERATORS))
      if (tag === 'Artifact') {
        const index = drawn.artifacts.push('') - 1;
        within = (more) => {
          drawn.artifacts[index] += more;
        };
      } else if (tag) {
        const number = Number(/\/MCID (\d+)/.exec(facts)?.[1]);
        marked.set(number, '');
        within = (more) => marked.set(number, `${marked.get(number)}${more}`);
      } else if (end) within = undefined;
      else if (within) within(line ? '' : shownText(text ?? ''));
      else drawn.unmarked.push(line ?? shownText(text ?? ''));
  });
  return drawn;
}

/** The parts below one another, a line each, with what they say. */
export const outlineOf = ({ type, scope, text, parts }: PdfPart, depth = 0): string[] => [
  [`${'  '.repeat(depth)}${type}`, scope && `(${scope})`, text.trim()].filter(Boolean).join(' '),
  ...parts.flatMap((part) => outlineOf(part, depth + 1)),
];

/** The parts of this type, wherever they are. */
export const partsOf = (part: PdfPart, type: string): PdfPart[] =>
  part.parts.flatMap((one) => (one.type === type ? [one] : partsOf(one, type)));
