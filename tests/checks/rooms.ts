/**
 * Which rooms of `src/server`, `src/site` and `src/admin` stand on which: each may import from itself and from those
 * above it in its list, from none below. A room is a folder, with the files beside it that belong to it.
 */
export type Rooms = readonly (readonly string[])[];

const server: Rooms = [
  // Ground: knows no noun of the marketplace.
  ['folders.ts', 'dataFolder.ts'],
  ['config.ts', 'secretStrength.ts'],
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
  // What comes next in a request: every operation on one sets it.
  ['steps'],
  ['messages'],
  // Nouns that the others are made of.
  ['settings'],
  ['catalog'],
  ['auth'],
  ['factors'],
  ['users'],
  ['security'],
  // Who offers work, and what they pay for.
  ['enterprises'],
  ['packages'],
  ['subscriptions'],
  ['payments'],
  ['verifications'],
  // Who asks for work, and what comes of it.
  ['leads'],
  ['projects'],
  ['quotes'],
  ['support'],
  ['comments'],
  ['reviews'],
  ['tracking'],
  // Who is away, and who has their work.
  ['absences'],
  ['followUps'],
  // What reads many nouns.
  ['directory'],
  ['privacy'],
  ['partners'],
  ['staff'],
  ['statistics'],
  ['enterpriseFigures'],
  ['handledSteps'],
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

const site: Rooms = [
  // Ground: knows no page.
  [
    'texts.ts',
    'firstPaths.ts',
    'paths.ts',
    'api.ts',
    'useStore.ts',
    'useQuery.ts',
    'language.ts',
    'failureSentence.ts',
    'useSingleFlight.ts',
  ],
  ['rendering'],
  ['catalog'],
  ['settings'],
  ['ui'],
  ['offline'],
  ['session'],
  ['errors'],
  ['layout'],
  // What several pages are made of.
  ['files'],
  ['projects'],
  ['enterprises'],
  ['factors'],
  // Pages.
  ['quotes'],
  ['password'],
  ['account'],
  ['security'],
  ['privacy'],
  ['auth'],
  ['contact'],
  ['faq'],
  ['payments'],
  ['home'],
  ['preview'],
  ['ui-page'],
  ['registration'],
  ['packages'],
  ['services'],
  ['directory'],
  ['how-it-works'],
  ['legal'],
  ['reviews'],
  ['tracking'],
  // The site, put together.
  ['routes'],
  ['entry'],
];

const admin: Rooms = [
  // Ground: knows no noun of the marketplace.
  ['providers'],
  ['ui'],
  ['forms'],
  ['lists'],
  ['editing'],
  ['files'],
  ['search'],
  ['layout'],
  // Shown with other nouns.
  ['factors'],
  ['audit-log'],
  ['comments'],
  ['messages'],
  ['sms'],
  ['statistics'],
  ['privacy'],
  ['absences'],
  ['staff'],
  // The other nouns.
  ['dashboard'],
  ['enterprises'],
  ['enterprise-figures'],
  ['handled-steps'],
  ['verifications'],
  ['packages'],
  ['subscriptions'],
  ['payments'],
  ['projects'],
  ['support'],
  ['followUps'],
  ['leads'],
  ['quotes'],
  ['reviews'],
  ['services'],
  ['places'],
  ['languages'],
  ['partners'],
  ['settings'],
  // The back-office, put together.
  ['dataProvider.ts', 'AdminApp.tsx'],
];

export const rooms = { server, site, admin };
