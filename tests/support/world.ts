import type { Role } from '../../src/shared/auth/roles.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { SignedIn, TestApp } from './app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser, DEMO_PASSWORD } from './builders.ts';
import { expectEntity } from './expectations.ts';
import { png } from './sampleFiles.ts';
import { type Places, places } from './submission.ts';

interface Records {
  userId: string;
  enterpriseId: string;
  /** A project of this person: asked for, held, or accepted. */
  projectId: string;
  fileId: string;
}

/** One person of each role with records of their own, and others with theirs. */
export interface World {
  app: TestApp;
  places: Places;
  actors: Record<Role, SignedIn & { email: string }>;
  own: Record<Role, Records>;
  others: Records;
}

export async function createWorld(app: TestApp): Promise<World> {
  const { db } = app;
  const admin = await app.loginAs('Admin');
  const fileOf = async (projectId: string): Promise<string> => {
    const [file] = expectEntity<FileItem[]>(
      await admin.upload(`/upload-file/project/${projectId}`, { name: 'a.png', content: png() }),
    );
    return file?.id ?? '';
  };
  const records = async (userId: string, projectId: string, enterpriseId = ''): Promise<Records> => ({
    userId,
    enterpriseId,
    projectId,
    fileId: await fileOf(projectId),
  });

  const signIn = async (role: Role) => {
    const contractor = role === 'Entrepreneur' ? await buildContractor(db, { package: 'Premium' }) : undefined;
    const user = contractor?.user ?? (await buildUser(db, { role, password: DEMO_PASSWORD }));
    return {
      enterpriseId: contractor?.enterprise.id ?? '',
      actor: { ...(await app.loginAs(user)), email: user.email ?? '' },
    };
  };
  const [client, contractor, agent, seller, chief] = [
    await signIn('Client'),
    await signIn('Entrepreneur'),
    await signIn('CustomerService'),
    await signIn('SalesService'),
    await signIn('Admin'),
  ];

  const asked = await buildProject(db, { clientId: client.actor.userId });
  const accepted = await buildProject(db, { status: 'Available' });
  await buildAcceptance(db, { projectId: accepted.id, enterpriseId: contractor.enterpriseId });
  const held = await buildProject(db, { status: 'Assigned', agentId: agent.actor.userId });
  const stranger = await buildContractor(db);
  const foreign = await buildProject(db, { status: 'Assigned' });

  return {
    app,
    places: await places(db),
    actors: {
      Client: client.actor,
      Entrepreneur: contractor.actor,
      CustomerService: agent.actor,
      SalesService: seller.actor,
      Admin: chief.actor,
    },
    own: {
      Client: await records(client.actor.userId, asked.id, stranger.enterprise.id),
      Entrepreneur: await records(contractor.actor.userId, accepted.id, contractor.enterpriseId),
      CustomerService: await records(agent.actor.userId, held.id, contractor.enterpriseId),
      SalesService: await records(seller.actor.userId, held.id, contractor.enterpriseId),
      Admin: await records(chief.actor.userId, held.id, contractor.enterpriseId),
    },
    others: await records(stranger.user.id, foreign.id, stranger.enterprise.id),
  };
}
