import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { isReady, type ServerProcess, startProcess } from '../support/serverProcess.ts';

/** Several server processes on one database. */
export interface Fleet {
  urls: readonly string[];
  /** SIGKILL, and started again at the same address. */
  killAndRestart: (index: number) => Promise<void>;
  /** SIGTERM to all, and started again. */
  restartAll: () => Promise<void>;
  /** Resolves when every process says that it is ready. Raises where one does not for a minute. */
  ready: () => Promise<void>;
  /** What went wrong with processes that nobody killed. */
  deaths: readonly string[];
  /** Why a start failed that was tried again. */
  failedStarts: readonly string[];
  stop: () => Promise<void>;
}

const START_TRIES = 20;
const READY_WITHIN_MS = 60_000;

export async function startFleet(size: number, settings: Record<string, string>): Promise<Fleet> {
  const deaths: string[] = [];
  const failedStarts: string[] = [];
  const members = await Promise.all(
    Array.from({ length: size }, async () => {
      const port = String(await freePort());
      return { port, url: `http://127.0.0.1:${port}`, server: undefined as ServerProcess | undefined };
    }),
  );
  type Member = (typeof members)[number];

  async function start(member: Member): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const server = await startProcess({ ...settings, PORT: member.port });
        member.server = server;
        void server.ended.then((code) => {
          if (member.server !== server) return;
          deaths.push(`a process ended by itself with code ${code}: ${lastLines(server.output())}`);
          member.server = undefined;
          return start(member);
        });
        return;
      } catch (error) {
        // The database may be away at this moment: whoever supervises the process starts it again.
        if (attempt === START_TRIES) throw error;
        failedStarts.push(lastLines(String(error)));
        await pause(300);
      }
    }
  }

  /** Takes it out first, so that its end is no death. */
  async function end(member: Member, how: 'kill' | 'stop'): Promise<void> {
    const { server } = member;
    member.server = undefined;
    await server?.[how]();
  }

  const memberAt = (index: number): Member => {
    const member = members[index % members.length];
    if (!member) throw new Error('A fleet without processes');
    return member;
  };
  await Promise.all(members.map(start));

  return {
    urls: members.map(({ url }) => url),
    deaths,
    failedStarts,
    killAndRestart: async (index) => {
      await end(memberAt(index), 'kill');
      await start(memberAt(index));
    },
    restartAll: async () => {
      await Promise.all(members.map((member) => end(member, 'stop')));
      await Promise.all(members.map(start));
    },
    ready: async () => {
      const deadline = Date.now() + READY_WITHIN_MS;
      for (const { url } of members) {
        while (!(await isReady(url))) {
          if (Date.now() > deadline) throw new Error(`${url} was not ready within a minute after the last fault`);
          await pause(50);
        }
      }
    },
    stop: async () => {
      await Promise.all(members.map((member) => end(member, 'stop')));
    },
  };
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-12).join('\n').slice(-1500);
