import PDFDocument from 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    /** Of a heading cell. pdfkit knows it, its types do not. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
  }
}

export type Doc = PDFKit.PDFDocument;
/** A part of a document as a screen reader finds it: a heading, a table, a cell. */
export type Part = PDFKit.PDFStructureElement;

export interface Look {
  size: 'A4' | 'A5';
  margins: PDFKit.Mixins.ExpandedSides<number>;
  title: string;
  author: string;
  createdAt: Date;
}

/**
 * A document in French that says what each of its parts is, so that it can be heard as well as seen (ISO 32000-1,
 * 14.8). Whatever `draw` draws belongs to a part, put there with `put`, or is an artifact. The same facts give the same
 * bytes: nothing here reads a clock.
 */
export async function drawTagged(look: Look, draw: (doc: Doc, root: Part) => void): Promise<Buffer> {
  const { size, margins, title, author, createdAt } = look;
  const doc = new PDFDocument({
    size,
    margins,
    bufferPages: true,
    // What the parts are called, and the scope of a heading cell, are of no earlier version.
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr',
    displayTitle: true,
    info: { Title: title, Author: inMetadata(author), CreationDate: createdAt },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(doc, root);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

/** From version 1.4 on pdfkit writes the author into XML as well, as it is. */
const inMetadata = (name: string): string => name.replace(/\s*&\s*/g, ' et ').replace(/[<>]/g, '');

/** A part of `within` that holds other parts: a table, a row, a list. */
export function open(doc: Doc, within: Part, type: string): Part {
  const part = doc.struct(type);
  within.add(part);
  return part;
}

/** A part of `within` that is what `draw` draws: a heading, a paragraph, a cell. It begins no page of its own. */
export function put(
  doc: Doc,
  within: Part,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  within.add(doc.struct(type, options, draw));
}

/**
 * A label with its value, each line of it drawn by one function: what the standard calls an entry of a list, with the
 * term that it explains. Lines are paragraphs, or the last word of one would be read as one with the first of the next.
 */
export function putEntry(doc: Doc, list: Part, drawLabel: () => void, drawLines: (() => void)[]): void {
  const entry = open(doc, list, 'LI');
  put(doc, entry, 'Lbl', drawLabel);
  const value = open(doc, entry, 'LBody');
  for (const drawLine of drawLines) put(doc, value, 'P', drawLine);
}

/** What is for the eye alone: a line between two rows, or what stands on each page again. Within no part. */
export function drawArtifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
