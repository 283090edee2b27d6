import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { amountInWords } from '../../shared/payments/amountInWords.ts';
import { type Doc, drawTagged, open, type Part, put, putEntry } from '../pdf/taggedPdf.ts';
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
export function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const { issuedAt, seller, payment } = facts;
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN };
  const number = fr('receipt.number', { number: String(facts.number).padStart(6, '0') });
  const look = { size: 'A5', margins, title: number, author: seller.name, createdAt: issuedAt } as const;
  return drawTagged(look, (doc, root) => {
    const paragraph = (text: string) => put(doc, root, 'P', () => doc.text(drawable(text)));
    doc.font('Helvetica-Bold').fontSize(18);
    paragraph(seller.name);
    doc.fontSize(13);
    put(doc, root, 'H1', () => doc.text(fr('receipt.title')));
    doc.moveDown(0.4);
    doc.font('Helvetica').fontSize(10);
    paragraph(number);
    paragraph(fr('receipt.issued', { date: formatLongDate(issuedAt) }));
    doc.moveDown(1.2);

    const list = open(doc, root, 'L');
    line(doc, list, fr('receipt.from'), payerLines(facts.payer));
    line(doc, list, fr('receipt.for'), purposeLines(facts));
    line(doc, list, fr('receipt.amount'), [formatGnf(payment.amount)]);
    doc.moveDown(0.6);
    doc.font('Helvetica-Bold');
    paragraph(fr('receipt.inWords', { words: amountInWords(payment.amount) }));
    doc.font('Helvetica').moveDown(1);
    const paidOn = formatLongDate(payment.settledAt ?? issuedAt);
    paragraph(fr('receipt.means', { date: paidOn, provider: fr(`receipt.provider.${payment.provider}`) }));
    paragraph(fr('receipt.reference', { orderId: payment.orderId }));
    doc.moveDown(2);
    doc.fontSize(8);
    const contact = { name: seller.name, address: seller.address, phone: formatPhone(seller.supportPhone) };
    paragraph(fr('receipt.contact', contact));
  });
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

function line(doc: Doc, list: Part, label: string, values: string[]): void {
  const top = doc.y;
  const width = doc.page.width - MARGIN * 2 - LABEL_WIDTH;
  putEntry(
    doc,
    list,
    () => doc.font('Helvetica-Bold').text(label, MARGIN, top, { width: LABEL_WIDTH }),
    values.map((value, index) => () => {
      doc.font('Helvetica').text(drawable(value), MARGIN + LABEL_WIDTH, index === 0 ? top : doc.y, { width });
    }),
  );
  doc.x = MARGIN;
  doc.moveDown(0.5);
}
