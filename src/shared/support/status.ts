import type { Machine, TransitionOf } from '../states/machine.ts';

/** A question that came through the contact form (design §8). */
export const ticketStates = ['Open', 'Answered', 'Closed'] as const;

export type TicketState = (typeof ticketStates)[number];

export const ticketMachine = {
  entity: 'support-tickets',
  states: ticketStates,
  holder: 'agentId',
  forOthers: 'support.workForOthers',
  texts: { label: 'support.state', wrongState: 'support.wrongState' },
  transitions: {
    open: { from: [], to: 'Open', by: 'support.contact' },
    assign: { from: ticketStates, by: 'support.handle', held: 'selfOrNobody' },
    /** To a colleague, who answers it from then on. */
    handOver: { from: ['Open', 'Answered'], by: 'support.handle', held: 'selfOrNobody' },
    note: { from: ticketStates, by: 'support.handle', held: 'selfOrNobody' },
    reply: { from: ['Open', 'Answered'], to: 'Answered', by: 'support.handle', held: 'selfOrNobody' },
    /** By telephone: whoever was reached is answered. */
    call: { from: ['Open', 'Answered'], to: ['Open', 'Answered'], by: 'followUps.serveClients', held: 'selfOrNobody' },
    close: { from: ['Open', 'Answered'], to: 'Closed', by: 'support.handle', held: 'selfOrNobody' },
    reopen: { from: ['Closed'], to: 'Open', by: 'support.handle', held: 'selfOrNobody' },
  },
} as const satisfies Machine<TicketState>;

export type TicketTransition = TransitionOf<typeof ticketMachine>;

/** A complaint about a job is urgent. */
export const ticketPriorities = ['Normal', 'Urgent'] as const;

export type TicketPriority = (typeof ticketPriorities)[number];

/** Within how many hours of working time, ten a day, somebody answers. */
export const ticketHours: Record<TicketPriority, number> = { Normal: 10, Urgent: 4 };

/** A reply goes to the person; a note stays among staff. */
export const entryKinds = ['Reply', 'Note'] as const;

export type EntryKind = (typeof entryKinds)[number];
