import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuePasswordLink } from '../../src/server/auth/passwordLink.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';
import { freshPhone } from '../support/people.ts';

const OLD = 'Kindia_2026';
const sentence = /trop connu ou trop facile à deviner/;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const register = (password: string, phoneNumber = freshPhone(), email = `gueckedou${freshPhone()}@exemple.test`) =>
  app.visitor.post('/register', { email, phoneNumber, password, role: 'Entrepreneur' });
const reset = async (newPassword: string, changes: object = {}) => {
  const user = await buildUser(app.db, { role: 'Entrepreneur', password: OLD, ...changes });
  const link = await issuePasswordLink(app.newContext(), user.id, 60_000);
  const token = link.split('token=')[1];
  return app.visitor.put('/reset-password', { token, newPassword, confirmNewPassword: newPassword });
};

describe('a password that is tried first', () => {
  test.each(['Password1!', 'P@ssw0rd1', 'Azerty_123', 'Qwerty-123', 'Soleil_1', 'Abc123!!', 'Iloveyou1!'])(
    '%s is refused at its field',
    async (password) => {
      const reply = expectInvalid(await register(password), 'Password');
      expect(reply.errorMessage).toMatch(sentence);
    },
  );

  test('is refused by a reset and by a change too, and what was there stays', async () => {
    expectInvalid(await reset('Password1!'), 'NewPassword');
    const user = await buildUser(app.db, { role: 'Client', password: OLD });
    const who = await app.loginAs(user);
    const form = { userId: user.id, password: OLD, newPassword: 'Azerty_123', confirmNewPassword: 'Azerty_123' };
    expectInvalid(await who.put('/update-password', form), 'NewPassword');
    expectEntity(await app.visitor.post('/login', { loginIdentifier: user.email, password: OLD }));
  });

  test('made of the owner’s own number, address or name is refused, and only theirs', async () => {
    const phone = '623456781';
    expectInvalid(await register(`Gn_${phone}`, phone), 'Password');
    expectInvalid(await register('Gueckedou_1', freshPhone(), 'gueckedou@exemple.test'), 'Password');
    expectInvalid(await reset('Zorglubski-1', { firstName: 'Awa', lastName: 'Zorglubski' }), 'NewPassword');
    expectEntity(await reset('Zorglubski-1', { firstName: 'Awa', lastName: 'Camara' }));
  });

  test.each(['aB3$kT', 'xQ7_mn', 'Moto-12Gh', 'Kankan_2026', 'uYf7-pQz4_kLm2'])('%s is none', async (password) => {
    expectEntity(await register(password));
  });
});
