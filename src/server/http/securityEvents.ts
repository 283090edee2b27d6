/** What the log of security events can say; each is a counter of `oasis_security_events_total` too. */
export const securityEvents = [
  'loginFailed',
  'loginSlowed',
  'refreshTokenReused',
  'sessionRefused',
  'forbidden',
  'rateLimited',
  'noticeForged',
  'secretRefused',
  'passwordChanged',
  'passwordReset',
  'resetRequested',
  'contactChanged',
  'secondFactorChanged',
  'secondFactorReset',
  'sessionsEnded',
  'staffAdded',
  'roleChanged',
  'staffContactChanged',
  'staffActivityChanged',
  'settingsChanged',
  'exportMade',
  'uploadInfected',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

interface Rule {
  event: SecurityEvent;
  /** Method and pattern of the route, as `POST /login`. */
  route: RegExp;
  statuses: readonly number[];
}

const succeeded = [200];

/** The first that fits a reply says what it was. */
export const securityRules: readonly Rule[] = [
  { event: 'loginSlowed', route: /^POST \/login(\/second-factor)?$/, statuses: [429] },
  { event: 'loginFailed', route: /^POST \/login(\/second-factor)?$/, statuses: [401] },
  { event: 'sessionRefused', route: /^POST \/refresh-token$/, statuses: [401] },
  { event: 'secretRefused', route: /^(GET|POST) \/webhooks\/sms\//, statuses: [403] },
  { event: 'secretRefused', route: /^GET \/metrics$/, statuses: [401] },
  { event: 'secretRefused', route: /^POST \/preview-access$/, statuses: [400] },
  { event: 'noticeForged', route: /^POST \/webhooks\//, statuses: [403] },
  { event: 'forbidden', route: /^/, statuses: [403] },
  { event: 'rateLimited', route: /^/, statuses: [429] },
  { event: 'passwordChanged', route: /^PUT \/update-password$/, statuses: succeeded },
  { event: 'passwordReset', route: /^PUT \/reset-password$/, statuses: succeeded },
  { event: 'resetRequested', route: /^POST \/request-password-reset$/, statuses: succeeded },
  { event: 'contactChanged', route: /^PUT \/save-user-informations$/, statuses: succeeded },
  { event: 'secondFactorChanged', route: /^(POST|PUT) \/second-factors/, statuses: succeeded },
  { event: 'secondFactorReset', route: /^PUT \/admin\/factor-resets\/:id\/approval$/, statuses: succeeded },
  { event: 'sessionsEnded', route: /^POST \/account\/sessions\//, statuses: succeeded },
  { event: 'staffAdded', route: /^POST \/add-new-user$/, statuses: succeeded },
  { event: 'staffContactChanged', route: /^PUT \/admin\/staff\/:id\/contact$/, statuses: succeeded },
  { event: 'staffActivityChanged', route: /^PUT \/admin\/staff\/:id\/activity$/, statuses: succeeded },
  { event: 'roleChanged', route: /^PUT \/admin\/staff\/:id$/, statuses: succeeded },
  { event: 'settingsChanged', route: /^PUT \/admin\/settings\//, statuses: succeeded },
  { event: 'exportMade', route: /^GET \/admin\/.*export$/, statuses: succeeded },
];
