import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Places, submissionOf } from '../support/submission.ts';
import { signInAt } from './people.ts';

const WALKERS = 4;

interface Named {
  id: string;
}

/**
 * How often a second the main path is walked, by several at once: a client registers and submits, an agent takes the
 * request and publishes it, a contractor finds it in the list and opens it. Each rests for `restMs` in between.
 */
export async function walkPaths(url: string, seconds: number, restMs = 0): Promise<number> {
  const signIn = signInAt(url);
  const agent = await signIn('service@oasis.test');
  const contractor = await signIn('entrepreneur@oasis.test');
  const ask = async <Entity>(method: string, path: string, token = '', body?: object): Promise<Entity> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const [service] = await ask<Named[]>('GET', '/get-active-services');
  const [city] = await ask<Named[]>('GET', '/get-cities');
  const [district] = await ask<Named[]>('GET', `/get-districts/${city?.id}`);
  if (!service || !city || !district) throw new Error('There are no services or places');
  const places: Places = { cityId: city.id, districtId: district.id, elsewhere: '', serviceId: service.id };

  const walk = async () => {
    const registered = await ask<{ entity: Named; accessToken: string }>('POST', '/register', '', {
      isSubmission: true,
      firstName: 'Awa',
      phoneNumber: '622112233',
    });
    const request = submissionOf(registered.entity.id, places, { serviceId: service.id });
    const { entity } = await ask<{ entity: Named }>('POST', '/save-project-infos', registered.accessToken, request);
    await ask('PUT', '/assign-project/', agent.token, { id: entity.id, agentId: agent.id });
    await ask('PUT', '/activate-project', agent.token, { id: entity.id, agentId: agent.id, serviceId: service.id });
    await ask('GET', `/get-available-projects/${contractor.id}?range=[0,24]`, contractor.token);
    await ask('GET', `/get-project-details/${entity.id}`, contractor.token);
  };

  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let walked = 0;
  const walker = async () => {
    while (performance.now() < end) {
      await walk();
      walked += 1;
      if (restMs > 0) await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: WALKERS }, walker));
  return (walked * 1000) / (performance.now() - startedAt);
}
