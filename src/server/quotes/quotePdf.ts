import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { amountInWords } from '../../shared/payments/amountInWords.ts';
import { formatQuantity } from '../../shared/quotes/formatQuantity.ts';
import type { QuoteContent } from '../../shared/quotes/views.ts';
import { type Doc, drawArtifact, drawTagged, open, type Part, put, putEntry } from '../pdf/taggedPdf.ts';
import { drawable } from '../texts/drawable.ts';
import { fr } from '../texts.ts';

export interface QuoteFacts {
  quote: QuoteContent;
  enterprise: {
    name: string;
    address: string | null;
    city: string;
    phoneNumber: string;
    registrationNumber: string | null;
  };
  /** Absent where the reader does not see the client any more. */
  client: string | undefined;
  work: { reference: string; service: string; district: string; city: string };
  /** When it was sent, or written where it is a draft. */
  writtenAt: Date;
}

const MARGIN = 48;
/** Where each column of the lines begins from the margin, and how wide it is; they fill an A4 page. */
const columns = {
  label: [0, 205],
  quantity: [205, 60],
  unit: [271, 58],
  unitPrice: [329, 85],
  total: [414, 85],
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];
const LABEL_WIDTH = 130;
const ROW_GAP = 5;
const FOOTER = 40;

/**
 * A quote on A4 pages, in French: who, for whom, each line, what it comes to, when. The lines go on over as many pages
 * as they need, under their heading. The same facts give the same bytes.
 */
export function drawQuote(facts: QuoteFacts): Promise<Buffer> {
  const { quote, enterprise, work } = facts;
  const title = quote.number ? fr('quotePdf.title', { number: quote.number }) : fr('quotePdf.draftTitle');
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER };
  const look = { size: 'A4', margins, title, author: enterprise.name, createdAt: facts.writtenAt } as const;
  return drawTagged(look, (doc, root) => {
    drawHead(doc, root, title, facts);
    const about = open(doc, root, 'L');
    if (facts.client) fact(doc, about, fr('quotePdf.client'), facts.client);
    fact(doc, about, fr('quotePdf.site'), fr('quotePdf.place', { district: work.district, city: work.city }));
    const reference = fr('quotePdf.reference', { reference: work.reference });
    fact(doc, about, fr('quotePdf.work'), `${work.service}\n${reference}`);
    doc.moveDown(0.8);
    if (quote.isPaper) {
      paragraph(doc, root, fr('quotePdf.paper'));
      doc.moveDown(0.8);
    } else drawLines(doc, root, quote.lines);
    drawTotals(doc, root, quote);
    drawTerms(doc, root, quote);
    drawFooters(doc, title);
  });
}

/** The title is the only heading: the name above it is that of a letterhead, and nothing below it begins a section. */
function drawHead(doc: Doc, root: Part, title: string, { quote, enterprise }: QuoteFacts): void {
  const { name, address, city, phoneNumber, registrationNumber } = enterprise;
  doc.font('Helvetica-Bold').fontSize(16);
  paragraph(doc, root, name);
  doc.font('Helvetica').fontSize(9);
  const contact = { address: address ?? '', city, phone: formatPhone(phoneNumber) };
  paragraph(doc, root, fr('quotePdf.enterpriseContact', contact).replace(/^, /, ''));
  if (registrationNumber) paragraph(doc, root, fr('quotePdf.registration', { registrationNumber }));
  doc.moveDown(1.2);
  doc.font('Helvetica-Bold').fontSize(14);
  put(doc, root, 'H1', () => doc.text(drawable(title)));
  doc.font('Helvetica').fontSize(10);
  if (quote.version > 1) paragraph(doc, root, fr('quotePdf.version', { version: quote.version }));
  if (quote.sentAt) paragraph(doc, root, fr('quotePdf.sentOn', { date: formatLongDate(quote.sentAt) }));
  doc.moveDown(0.8);
}

const paragraph = (doc: Doc, root: Part, text: string) => put(doc, root, 'P', () => doc.text(drawable(text)));

type Row = Record<Column, string>;

/** One table, whatever the number of its pages. Its heading on a later page is for the eye: it was said already. */
function drawLines(doc: Doc, root: Part, lines: QuoteContent['lines']): void {
  const heading: Row = {
    label: fr('quotePdf.label'),
    quantity: fr('quotePdf.quantity'),
    unit: fr('quotePdf.unit'),
    unitPrice: fr('quotePdf.unitPrice'),
    total: fr('quotePdf.lineTotal'),
  };
  const drawHeading = (putCell: PutCell) => {
    doc.font('Helvetica-Bold');
    drawRow(doc, heading, putCell);
    doc.font('Helvetica');
  };
  doc.fontSize(9);
  const table = open(doc, root, 'Table');
  const headings = open(doc, open(doc, table, 'THead'), 'TR');
  drawHeading((_, draw) => put(doc, headings, 'TH', draw, { scope: 'Column' }));
  const body = open(doc, table, 'TBody');
  for (const line of lines) {
    const row: Row = {
      label: line.label,
      quantity: formatQuantity(line.quantity),
      unit: line.unit,
      unitPrice: formatGnf(line.unitPrice),
      total: formatGnf(line.total),
    };
    if (doc.y + heightOf(doc, row) > doc.page.maxY()) {
      doc.addPage();
      drawHeading((_, draw) => drawArtifact(doc, 'Pagination', draw));
    }
    const within = open(doc, body, 'TR');
    drawRow(doc, row, (name, draw) => {
      if (name === 'label') put(doc, within, 'TH', draw, { scope: 'Row' });
      else put(doc, within, 'TD', draw);
    });
  }
  doc.fontSize(10).moveDown(0.8);
}

const cells = (row: Row) =>
  names.map((name) => {
    const [left, width] = columns[name];
    const align = name === 'label' || name === 'unit' ? ('left' as const) : ('right' as const);
    return { name, text: drawable(row[name]), left: MARGIN + left, options: { width: width - 6, align } };
  });

const heightOf = (doc: Doc, row: Row): number =>
  Math.max(...cells(row).map(({ text, options }) => doc.heightOfString(text, options))) + ROW_GAP;

type PutCell = (name: Column, draw: () => void) => void;

function drawRow(doc: Doc, row: Row, putCell: PutCell): void {
  const top = doc.y;
  const height = heightOf(doc, row);
  for (const { name, text, left, options } of cells(row)) putCell(name, () => doc.text(text, left, top, options));
  const bottom = top + height - ROW_GAP / 2;
  drawArtifact(doc, 'Layout', () =>
    doc
      .moveTo(MARGIN, bottom)
      .lineTo(doc.page.width - MARGIN, bottom)
      .lineWidth(0.4)
      .strokeColor('#999999')
      .stroke(),
  );
  doc.x = MARGIN;
  doc.y = top + height;
}

function drawTotals(doc: Doc, root: Part, { vat, netTotal, vatTotal, total }: QuoteContent): void {
  const needed = 110;
  if (doc.y + needed > doc.page.maxY()) doc.addPage();
  const totals = open(doc, root, 'L');
  fact(doc, totals, fr('quotePdf.net'), formatGnf(netTotal), 'right');
  if (vat === 'standard') fact(doc, totals, fr('quotePdf.vat'), formatGnf(vatTotal), 'right');
  else fact(doc, totals, fr('quotePdf.noVat'), formatGnf(0), 'right');
  doc.fontSize(12);
  fact(doc, totals, fr('quotePdf.total'), formatGnf(total), 'right');
  doc.fontSize(10);
  paragraph(doc, root, fr('quotePdf.inWords', { words: amountInWords(total) }));
  doc.moveDown(1);
}

function drawTerms(
  doc: Doc,
  root: Part,
  { depositPercent, deposit, startsOn, durationDays, validUntil, notes }: QuoteContent,
): void {
  const terms: [string, string][] = [
    [
      fr('quotePdf.deposit'),
      depositPercent && deposit
        ? fr('quotePdf.depositText', { percent: depositPercent, amount: formatGnf(deposit) })
        : fr('quotePdf.noDeposit'),
    ],
    [fr('quotePdf.startsOn'), formatLongDate(startsOn)],
    [fr('quotePdf.duration'), fr('quotePdf.durationText', { smart_count: durationDays })],
    [fr('quotePdf.validUntil'), formatLongDate(validUntil)],
    ...(notes ? [[fr('quotePdf.notes'), notes] as [string, string]] : []),
  ];
  const list = open(doc, root, 'L');
  for (const [label, value] of terms) fact(doc, list, label, value);
}

function fact(doc: Doc, list: Part, label: string, value: string, align: 'left' | 'right' = 'left'): void {
  const width = doc.page.width - MARGIN * 2 - LABEL_WIDTH;
  const text = drawable(value);
  const height = doc.heightOfString(text, { width });
  // What is long goes on over the page, and begins beside its label all the same.
  const needed = height < 400 ? height : doc.currentLineHeight(true);
  if (doc.y + needed > doc.page.maxY()) doc.addPage();
  const top = doc.y;
  putEntry(
    doc,
    list,
    () => doc.font('Helvetica-Bold').text(drawable(label), MARGIN, top, { width: LABEL_WIDTH }),
    // Each line with the empty ones below it.
    text.split(/(?<=\n)(?!\n)/).map((said, index) => () => {
      doc.font('Helvetica').text(said, MARGIN + LABEL_WIDTH, index === 0 ? top : doc.y, { width, align });
    }),
  );
  doc.x = MARGIN;
  doc.moveDown(0.4);
}

function drawFooters(doc: Doc, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const footer = `${title} · ${fr('quotePdf.page', { page: index + 1, pages: count })}`;
    // Written below the margin of the text, which would otherwise begin another page.
    doc.page.margins.bottom = 0;
    drawArtifact(doc, 'Pagination', () =>
      doc.fontSize(8).text(drawable(footer), MARGIN, doc.page.height - MARGIN, {
        width: doc.page.width - MARGIN * 2,
        align: 'center',
        lineBreak: false,
      }),
    );
  }
}
