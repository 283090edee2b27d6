import PDFDocument from 'pdfkit';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { amountInWords } from '../../shared/payments/amountInWords.ts';
import { formatQuantity } from '../../shared/quotes/formatQuantity.ts';
import type { QuoteContent } from '../../shared/quotes/views.ts';
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
}

type Doc = PDFKit.PDFDocument;

const MARGIN = 48;
/** Where each column of the lines begins from the margin, and how wide it is; they fill an A4 page. */
const columns = {
  label: [0, 205],
  quantity: [205, 60],
  unit: [271, 58],
  unitPrice: [329, 85],
  total: [414, 85],
} as const;
const LABEL_WIDTH = 130;
const ROW_GAP = 5;
const FOOTER = 40;

/**
 * A quote on A4 pages, in French: who, for whom, each line, what it comes to, when. The lines go on over as many pages
 * as they need, under their heading. The same facts give the same bytes.
 */
export async function drawQuote(facts: QuoteFacts): Promise<Buffer> {
  const { quote, enterprise, work } = facts;
  const title = quote.number ? fr('quotePdf.title', { number: quote.number }) : fr('quotePdf.draftTitle');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: 'fr',
    info: { Title: title, Author: enterprise.name, ...(quote.sentAt ? { CreationDate: new Date(quote.sentAt) } : {}) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });

  drawHead(doc, title, facts);
  if (facts.client) fact(doc, fr('quotePdf.client'), facts.client);
  fact(doc, fr('quotePdf.site'), fr('quotePdf.place', { district: work.district, city: work.city }));
  fact(doc, fr('quotePdf.work'), `${work.service}\n${fr('quotePdf.reference', { reference: work.reference })}`);
  doc.moveDown(0.8);
  if (quote.isPaper) doc.text(drawable(fr('quotePdf.paper'))).moveDown(0.8);
  else drawLines(doc, quote.lines);
  drawTotals(doc, quote);
  drawTerms(doc, quote);
  drawFooters(doc, title);

  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function drawHead(doc: Doc, title: string, { quote, enterprise }: QuoteFacts): void {
  const { name, address, city, phoneNumber, registrationNumber } = enterprise;
  doc.font('Helvetica-Bold').fontSize(16).text(drawable(name));
  doc.font('Helvetica').fontSize(9);
  const contact = { address: address ?? '', city, phone: formatPhone(phoneNumber) };
  doc.text(drawable(fr('quotePdf.enterpriseContact', contact).replace(/^, /, '')));
  if (registrationNumber) doc.text(drawable(fr('quotePdf.registration', { registrationNumber })));
  doc.moveDown(1.2);
  doc.font('Helvetica-Bold').fontSize(14).text(drawable(title));
  doc.font('Helvetica').fontSize(10);
  if (quote.version > 1) doc.text(fr('quotePdf.version', { version: quote.version }));
  if (quote.sentAt) doc.text(drawable(fr('quotePdf.sentOn', { date: formatLongDate(quote.sentAt) })));
  doc.moveDown(0.8);
}

type Row = Record<keyof typeof columns, string>;

function drawLines(doc: Doc, lines: QuoteContent['lines']): void {
  const heading: Row = {
    label: fr('quotePdf.label'),
    quantity: fr('quotePdf.quantity'),
    unit: fr('quotePdf.unit'),
    unitPrice: fr('quotePdf.unitPrice'),
    total: fr('quotePdf.lineTotal'),
  };
  const drawHeading = () => {
    doc.font('Helvetica-Bold');
    drawRow(doc, heading);
    doc.font('Helvetica');
  };
  doc.fontSize(9);
  drawHeading();
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
      drawHeading();
    }
    drawRow(doc, row);
  }
  doc.fontSize(10).moveDown(0.8);
}

const cells = (row: Row) =>
  Object.entries(columns).map(([name, [left, width]]) => {
    const text = drawable(row[name as keyof Row]);
    const align = name === 'label' || name === 'unit' ? ('left' as const) : ('right' as const);
    return { text, left: MARGIN + left, options: { width: width - 6, align } };
  });

const heightOf = (doc: Doc, row: Row): number =>
  Math.max(...cells(row).map(({ text, options }) => doc.heightOfString(text, options))) + ROW_GAP;

function drawRow(doc: Doc, row: Row): void {
  const top = doc.y;
  const height = heightOf(doc, row);
  for (const { text, left, options } of cells(row)) doc.text(text, left, top, options);
  const bottom = top + height - ROW_GAP / 2;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.4)
    .strokeColor('#999999')
    .stroke();
  doc.x = MARGIN;
  doc.y = top + height;
}

function drawTotals(doc: Doc, { vat, netTotal, vatTotal, total }: QuoteContent): void {
  const needed = 110;
  if (doc.y + needed > doc.page.maxY()) doc.addPage();
  fact(doc, fr('quotePdf.net'), formatGnf(netTotal), 'right');
  if (vat === 'standard') fact(doc, fr('quotePdf.vat'), formatGnf(vatTotal), 'right');
  else fact(doc, fr('quotePdf.noVat'), formatGnf(0), 'right');
  doc.fontSize(12);
  fact(doc, fr('quotePdf.total'), formatGnf(total), 'right');
  doc.fontSize(10).text(drawable(fr('quotePdf.inWords', { words: amountInWords(total) })));
  doc.moveDown(1);
}

function drawTerms(
  doc: Doc,
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
  for (const [label, value] of terms) fact(doc, label, value);
}

function fact(doc: Doc, label: string, value: string, align: 'left' | 'right' = 'left'): void {
  const width = doc.page.width - MARGIN * 2 - LABEL_WIDTH;
  const text = drawable(value);
  if (doc.y + doc.heightOfString(text, { width }) > doc.page.maxY() && doc.heightOfString(text, { width }) < 400)
    doc.addPage();
  const top = doc.y;
  doc.font('Helvetica-Bold').text(drawable(label), MARGIN, top, { width: LABEL_WIDTH });
  doc.font('Helvetica').text(text, MARGIN + LABEL_WIDTH, top, { width, align });
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
    doc.fontSize(8).text(drawable(footer), MARGIN, doc.page.height - MARGIN, {
      width: doc.page.width - MARGIN * 2,
      align: 'center',
      lineBreak: false,
    });
  }
}
