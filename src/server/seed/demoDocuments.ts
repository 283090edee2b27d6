import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { DocumentKind, VerificationState } from '../../shared/verifications/status.ts';
import type { Db } from '../db/client.ts';
import { files, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import type { FileStorage } from '../storage/storage.ts';
import { demoAccounts } from './accounts.ts';
import { playedEnterpriseId, playedUserId } from './demoEnterprises.ts';
import { seedId, seedStorageKey } from './ids.ts';
import { DAY, later } from './time.ts';

interface Papers {
  enterpriseId: string;
  userId: string;
  status: Extract<VerificationState, 'Pending' | 'Approved'>;
  daysAgo: number;
}

const kinds = { Registration: 'registre-de-commerce.pdf', Identity: 'piece-identite.pdf' } as const;

const other = (rank: number, status: Papers['status']): Papers => ({
  enterpriseId: seedId('enterprise', 'demo', rank),
  userId: seedId('user', 'demo contractor', rank),
  status,
  daysAgo: 10 + rank,
});

const whoseJobsArePlayed = (index: number): Papers => ({
  enterpriseId: playedEnterpriseId(index),
  userId: playedUserId(index),
  status: 'Approved',
  daysAgo: 60 + 10 * index,
});

/**
 * Two that wait, the new one among them, and some of the Verified, which come after fourteen Active ones; those of the
 * public ones stand on their pages.
 */
const givers: Papers[] = [
  {
    enterpriseId: seedId('enterprise', 'demo newcomer'),
    userId: demoAccounts.newcomer.id,
    status: 'Pending',
    daysAgo: 1,
  },
  other(0, 'Pending'),
  ...[14, 15, 16, 17].map((rank) => other(rank, 'Approved')),
  ...[0, 1].map(whoseJobsArePlayed),
];

/**
 * Documents of a few demonstration enterprises with their verification requests. Does nothing where there are requests.
 */
export async function seedDemoDocuments(db: Db, storage: FileStorage, now: Date): Promise<void> {
  const [present] = await db.select({ id: verificationRequests.id }).from(verificationRequests).limit(1);
  if (present) return;
  const content = await draw('Document de démonstration');
  for (const giver of givers) {
    const papers = Object.entries(kinds).map(([kind, name], index) => ({
      id: seedId('document', giver.enterpriseId, kind),
      // Of these keys both are known.
      kind: kind as DocumentKind,
      name,
      slot: index + 1,
      storageKey: seedStorageKey(giver.enterpriseId, kind),
    }));
    for (const { storageKey } of papers) await storage.put(storageKey, Readable.from([content]));
    await db.transaction((tx) => insertRequest(tx as unknown as Db, giver, papers, content, now));
  }
}

async function insertRequest(
  tx: Db,
  { enterpriseId, userId, status, daysAgo }: Papers,
  papers: { id: string; kind: DocumentKind; name: string; slot: number; storageKey: string }[],
  content: Buffer,
  now: Date,
): Promise<void> {
  const id = seedId('verification', enterpriseId);
  const createdAt = later(now, -daysAgo * DAY);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const isApproved = status === 'Approved';
  await tx.insert(verificationRequests).values({ id, enterpriseId, waitingSince: createdAt, createdAt });
  for (const { kind, ...paper } of papers) {
    const common = { extension: 'pdf', mime: 'application/pdf', size: content.length, sha256 };
    await tx.insert(files).values({ ...paper, ...common, enterpriseId, uploadedBy: userId, createdAt });
    const checked = { status: 'Accepted', checkedBy: demoAccounts.sales.id, checkedAt: later(createdAt, DAY) } as const;
    await tx.insert(verificationDocuments).values({
      fileId: paper.id,
      requestId: id,
      kind,
      ...(isApproved ? checked : {}),
      ...(isApproved && kind === 'Identity'
        ? {
            expiresOn: later(now, daysAgo * DAY)
              .toISOString()
              .slice(0, 10),
          }
        : {}),
    });
  }
  if (!isApproved) return;
  // Last of all: a document that comes afterwards would take the approvals back.
  await tx
    .update(verificationRequests)
    .set({
      status,
      holderId: demoAccounts.sales.id,
      recommendedBy: demoAccounts.sales.id,
      recommendedAt: later(createdAt, DAY),
      approvedBy: demoAccounts.admin.id,
      approvedAt: later(createdAt, 2 * DAY),
      waitingSince: later(createdAt, 2 * DAY),
    })
    .where(eq(verificationRequests.id, id));
}

/** A page with these words. */
async function draw(words: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'A5' });
  page.fontSize(20).text(words).end();
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
