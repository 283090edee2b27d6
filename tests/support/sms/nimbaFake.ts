import { type Outcome, type ProviderServer, startProviderServer } from './providerServer.ts';

export interface NimbaFake extends ProviderServer {
  /** Every message that was taken, whether or not that was answered. */
  sent: { messageid: string; to: string; message: string; status: string }[];
  /** What becomes of the next requests for a message, in this order; then each is taken. */
  next: Outcome[];
  balance: number;
  /** POSTs the report of a message as Nimba does, the number with a plus. */
  reportOf: (messageid: string, status: string) => object;
}

export const nimbaCredentials = { serviceId: 'service-1', secretToken: 'token-1', senderName: 'Oasis' };

const authorization = `Basic ${Buffer.from('service-1:token-1').toString('base64')}`;
const bought = Array.from({ length: 103 }, (_, index) => ({
  uid: `uid-${index}`,
  reference: `REF-${index}`,
  amount: `${index + 1}000.00`,
  amount_currency: 'GNF',
  quantity: 100 + index,
  payment_type: 'Orange',
  purchase_at: new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString(),
  invoice_pdf: `https://nimba.example/invoices/${index}.pdf`,
}));

/**
 * Nimba SMS as its official clients speak to it: Basic authentication, limits of a message, pages with absolute
 * addresses.
 */
export async function startNimbaFake(): Promise<NimbaFake> {
  const sent: NimbaFake['sent'] = [];
  const next: Outcome[] = [];
  const server = await startProviderServer(({ method, url, headers, body }) => {
    if (headers.authorization !== authorization)
      return { status: 401, body: { detail: 'Authentication credentials not provided.' } };
    const { pathname, searchParams } = new URL(url, server.url);
    if (method === 'GET' && pathname === '/v1/accounts')
      return { status: 200, body: { sid: 'service-1', balance: fake.balance } };
    if (method === 'GET' && pathname === '/v1/purchases') {
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit') ?? 20)];
      const isLast = offset + limit >= bought.length;
      const following = isLast ? null : `https://api.nimbasms.com/v1/purchases?limit=${limit}&offset=${offset + limit}`;
      const results = bought.slice(offset, offset + limit);
      return { status: 200, body: { count: bought.length, next: following, previous: null, results } };
    }
    const [, id] = pathname.match(/^\/v1\/messages\/(.+)$/) ?? [];
    if (method === 'GET' && id) {
      const found = sent.find(({ messageid }) => messageid === id);
      if (!found) return { status: 404, body: { detail: 'Not found.' } };
      const numbers = [{ id: 1, contact: `+${found.to}`, status: found.status }];
      return { status: 200, body: { messageid: id, status: 'sent', sent_at: 1_790_000_000, numbers } };
    }
    if (method !== 'POST' || pathname !== '/v1/messages') return { status: 404, body: { detail: 'Not found.' } };
    return takeMessage(body);
  });

  function takeMessage(body: string) {
    const { sender_name, to, message } = JSON.parse(body);
    const errors: Record<string, string[]> = {};
    if (sender_name !== 'Oasis') errors.sender_name = ['Sender name not accepted.'];
    if (!Array.isArray(to) || to.length !== 1 || !/^224\d{9}$/.test(to[0])) errors.to = ['Enter a valid number.'];
    if (typeof message !== 'string' || message.length === 0 || message.length > 665)
      errors.message = ['Ensure this field has no more than 665 characters.'];
    if (Object.keys(errors).length > 0) return { status: 400, body: errors };
    const outcome = next.shift();
    const isTaken = !outcome || (typeof outcome === 'string' ? outcome !== 'silent' : outcome.isTaken);
    const messageid = crypto.randomUUID();
    if (isTaken) sent.push({ messageid, to: to[0], message, status: 'sent' });
    if (!outcome) return { status: 201, body: { messageid, url: `${server.url}/v1/messages/${messageid}` } };
    if (typeof outcome === 'object') return outcome;
    return outcome === 'takenThenCut' ? 'cut' : 'silent';
  }

  const fake: NimbaFake = {
    ...server,
    sent,
    next,
    balance: 4321,
    reportOf: (messageid, status) => ({
      messageid,
      status,
      contact: `+${sent.find((one) => one.messageid === messageid)?.to ?? '224620000009'}`,
      metadata: { message_type: 'API' },
    }),
  };
  return fake;
}
