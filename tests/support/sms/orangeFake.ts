import { type Outcome, type ProviderServer, startProviderServer } from './providerServer.ts';

export interface OrangeFake extends ProviderServer {
  sent: { id: string; address: string; message: string }[];
  next: Outcome[];
  /** Ends every token that was given. */
  forgetTokens: () => void;

  reportOf: (id: string, deliveryStatus: string, address?: string) => object;
}

export const orangeCredentials = {
  clientId: 'client-1',
  clientSecret: 'secret-1',
  tokenPath: '/oauth/v3/token',
  sender: '+2240000',
  senderName: 'Oasis',
};

/** As Orange writes it: as text. */
const TOKEN_SECONDS = '3600';
const basic = `Basic ${Buffer.from('client-1:secret-1').toString('base64')}`;
const failure = (status: number, code: number, message: string) => ({
  status,
  body: { code, message, description: message },
});

/** Orange SMS: a token by client credentials, the number of the sender in the path, the gateway's errors. */
export async function startOrangeFake(): Promise<OrangeFake> {
  const sent: OrangeFake['sent'] = [];
  const next: Outcome[] = [];
  const living = new Set<string>();
  const server = await startProviderServer((request) => {
    const { method, url, headers, body } = request;
    if (url === '/oauth/v3/token') {
      const isGood =
        method === 'POST' &&
        headers.authorization === basic &&
        headers['content-type'] === 'application/x-www-form-urlencoded' &&
        body === 'grant_type=client_credentials';
      if (headers.accept !== 'application/json') return { status: 406 };
      if (!isGood) return { status: 401, body: { error: 'invalid_client', error_description: 'refused' } };
      const token = `token-${crypto.randomUUID()}`;
      living.add(token);
      return { status: 200, body: { token_type: 'Bearer', access_token: token, expires_in: TOKEN_SECONDS } };
    }
    if (!living.has(headers.authorization?.replace('Bearer ', '') ?? ''))
      return failure(401, 42, 'Expired credentials');
    if (method === 'GET') return read(url);
    if (url !== '/smsmessaging/v1/outbound/tel%3A%2B2240000/requests') return failure(404, 60, 'Resource not found');
    return takeMessage(body);
  });

  function takeMessage(body: string) {
    const request = JSON.parse(body).outboundSMSMessageRequest;
    const isGood =
      /^tel:\+224\d{9}$/.test(request?.address) &&
      request.senderAddress === 'tel:+2240000' &&
      request.senderName === 'Oasis' &&
      typeof request.outboundSMSTextMessage?.message === 'string';
    if (!isGood) return failure(400, 25, 'Missing or wrong field');
    const outcome = next.shift();
    const isTaken = !outcome || (typeof outcome === 'string' ? outcome !== 'silent' : outcome.isTaken);
    const id = crypto.randomUUID();
    if (isTaken) sent.push({ id, address: request.address, message: request.outboundSMSTextMessage.message });
    if (!outcome) {
      const resourceURL = `${server.url}/smsmessaging/v1/outbound/tel:+2240000/requests/${id}`;
      return {
        status: 201,
        body: { outboundSMSMessageRequest: { ...request, address: [request.address], resourceURL } },
      };
    }
    if (typeof outcome === 'object') return outcome;
    return outcome === 'takenThenCut' ? 'cut' : 'silent';
  }

  const fake: OrangeFake = {
    ...server,
    sent,
    next,
    forgetTokens: () => living.clear(),
    reportOf: (id, deliveryStatus, address = 'tel:+224620000009') => ({
      deliveryInfoNotification: { callbackData: id, deliveryInfo: { address, deliveryStatus } },
    }),
  };
  return fake;
}

function read(url: string) {
  if (url === '/sms/admin/v1/contracts?country=GIN') {
    const contract = { id: '1', country: 'GIN', offerName: 'SMS', status: 'ACTIVE' };
    const body = [
      { ...contract, availableUnits: 120, expirationDate: '2099-01-01T00:00:00.000Z' },
      { ...contract, availableUnits: 999, expirationDate: '2020-01-01T00:00:00.000Z' },
    ];
    return { status: 200, body };
  }
  if (url === '/sms/admin/v1/purchaseorders?country=GIN') {
    const body = [
      {
        id: 'order-1',
        price: 150_000,
        currency: 'GNF',
        purchaseDate: '2026-05-04T10:00:00.000Z',
        paymentMode: 'OMCARD',
        paymentProviderOrderId: 'MP26.1',
        oldAvailableUnits: 20,
        newAvailableUnits: 1020,
      },
    ];
    return { status: 200, body };
  }
  return failure(404, 60, 'Resource not found');
}
