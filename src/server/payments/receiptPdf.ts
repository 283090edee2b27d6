import PDFDocument from 'pdfkit';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { amountInWords } from '../../shared/payments/amountInWords.ts';
import { drawable } from '../texts/drawable.ts';
import { fr } from '../texts.ts';
import type { Payment } from './lockPayment.ts';

export interface ReceiptFacts {
  number: number;
  issuedAt: Date;
  seller: { name: string; address: string; supportPhone: string };
  /** Nobody known for a test payment. */
  payer: { name: string; accountNumber: string; registrationNumber: string | null } | undefined;
  payment: Pick<Payment, 'orderId' | 'amount' | 'description' | 'provider' | 'settledAt'>;
  period: { startsAt: Date; endsAt: Date } | undefined;
}

const MARGIN = 56;
const LABEL_WIDTH = 110;

/** A receipt on one A5 page, in French, with the amount in words. The same facts give the same bytes. */
export async function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const { number, issuedAt, seller, payment } = facts;
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: 'fr',
    info: { Title: `${fr('receipt.number', { number })}`, Author: seller.name, CreationDate: issuedAt },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });

  doc.font('Helvetica-Bold').fontSize(18).text(drawable(seller.name));
  doc.fontSize(13).text(fr('receipt.title')).moveDown(0.4);
  doc.font('Helvetica').fontSize(10);
  doc.text(`${fr('receipt.number', { number: String(number).padStart(6, '0') })}`);
  doc.text(fr('receipt.issued', { date: formatLongDate(issuedAt) })).moveDown(1.2);

  line(doc, fr('receipt.from'), payerLines(facts.payer));
  line(doc, fr('receipt.for'), purposeLines(facts));
  line(doc, fr('receipt.amount'), [formatGnf(payment.amount)]);
  doc.moveDown(0.6);
  doc.font('Helvetica-Bold').text(drawable(fr('receipt.inWords', { words: amountInWords(payment.amount) })));
  doc.font('Helvetica').moveDown(1);
  const paidOn = formatLongDate(payment.settledAt ?? issuedAt);
  doc.text(drawable(fr('receipt.means', { date: paidOn, provider: fr(`receipt.provider.${payment.provider}`) })));
  doc.text(fr('receipt.reference', { orderId: payment.orderId })).moveDown(2);
  const contact = { name: seller.name, address: seller.address, phone: formatPhone(seller.supportPhone) };
  doc.fontSize(8).text(drawable(fr('receipt.contact', contact)));

  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function payerLines(payer: ReceiptFacts['payer']): string[] {
  if (!payer) return [fr('receipt.visitor')];
  const { name, accountNumber, registrationNumber } = payer;
  const registration = registrationNumber ? [fr('receipt.registration', { registrationNumber })] : [];
  return [name, fr('receipt.account', { accountNumber }), ...registration];
}

function purposeLines({ payment, period }: ReceiptFacts): string[] {
  if (!period) return [fr('receipt.testDescription'), payment.description];
  const dates = { start: formatLongDate(period.startsAt), end: formatLongDate(period.endsAt) };
  return [payment.description, fr('receipt.period', dates)];
}

function line(doc: PDFKit.PDFDocument, label: string, values: string[]): void {
  const top = doc.y;
  doc.font('Helvetica-Bold').text(label, MARGIN, top, { width: LABEL_WIDTH });
  doc.font('Helvetica');
  const width = doc.page.width - MARGIN * 2 - LABEL_WIDTH;
  values.forEach((value, index) => {
    doc.text(drawable(value), MARGIN + LABEL_WIDTH, index === 0 ? top : doc.y, { width });
  });
  doc.x = MARGIN;
  doc.moveDown(0.5);
}
