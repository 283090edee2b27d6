/**
 * Which rooms of `src/server` stand on which: each may import from itself and from those above it in this list, from none below.
 * A room is a folder, with the files beside it that belong to it.
 */
export const serverRooms: readonly (readonly string[])[] = [
  // Ground: knows no noun of the marketplace.
  ['folders.ts'],
  ['config.ts'],
  ['tracing'],
  ['texts', 'texts.ts'],
  ['db'],
  ['jobs'],
  ['storage'],
  ['http', 'context.ts'],
  ['outbound'],
  ['health'],
  ['audit-log'],
  ['editing'],
  ['files'],
  ['images'],
  ['messages'],
  // Nouns that the others are made of.
  ['settings'],
  ['catalog'],
  ['auth'],
  ['users'],
  // Who offers work, and what they pay for.
  ['enterprises'],
  ['packages'],
  ['subscriptions'],
  ['payments'],
  ['verifications'],
  // Who asks for work.
  ['projects'],
  ['support'],
  ['comments'],
  // What reads many nouns.
  ['partners'],
  ['staff'],
  ['statistics'],
  ['dashboard'],
  ['search'],
  ['pages'],
  ['preview'],
  ['maintenance'],
  // The application, put together.
  ['queues.ts', 'handlers.ts', 'app.ts', 'main.ts'],
  ['backup'],
  ['seed'],
  ['commands'],
];
