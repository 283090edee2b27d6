import { readLedger } from '../../src/server/payments/ledger.ts';
import { type Invariant, inRows, rowsOf } from './evidence.ts';

interface PaymentRow {
  id: string;
  order_id: string;
  amount: number;
  status: string;
}

/** Money, by our books and by the provider's. */
export const moneyInvariants: Invariant[] = [
  {
    name: 'a payment is Paid exactly where the provider received that money',
    examine: async (evidence) => {
      const rows = await rowsOf<PaymentRow>(
        evidence,
        'select id, order_id, amount::float8 as amount, status from payments',
      );
      const books = await evidence.payments.books(rows.map(({ order_id }) => order_id));
      const isWrong = ({ order_id, amount, status }: PaymentRow) =>
        books.get(order_id) !== (status === 'Paid' ? amount : undefined);
      return {
        examined: books.size,
        violations: rows
          .filter(isWrong)
          .map(({ id, order_id, status, amount }) => `${id} ${status} ${amount}: received ${books.get(order_id) ?? 0}`),
      };
    },
  },
  {
    name: 'the money received, settled and granted is the same to the franc',
    examine: async ({ database }) => {
      const always = { from: new Date(0), to: new Date('2100-01-01') };
      const { settled, recorded, granted, receipts, differences } = await readLedger({ db: database.orm }, always);
      const violations = differences.map((id) => `payment ${id}`);
      for (const [name, { count, amount }] of Object.entries({ recorded, granted }))
        if (count !== settled.count || amount !== settled.amount)
          violations.push(`${name} ${count} for ${amount}, settled ${settled.count} for ${settled.amount}`);
      if (receipts !== settled.count) violations.push(`${receipts} receipts for ${settled.count} payments`);
      return { examined: settled.count, violations };
    },
  },
  inRows(
    'receipts are numbered without a gap',
    'receipts',
    `select 'the last is ' || max(number) || ' of ' || count(*) as line from receipts having max(number) <> count(*)`,
  ),
  {
    name: 'each payment that a buyer was sent to is stored',
    examine: async (evidence) => {
      const stored = new Set((await rowsOf<PaymentRow>(evidence, 'select id from payments')).map(({ id }) => id));
      const { checkouts } = evidence.journal;
      return {
        examined: checkouts.length,
        violations: checkouts.filter(({ paymentId }) => !stored.has(paymentId)).map(({ paymentId }) => paymentId),
      };
    },
  },
];
