/** A question that came through the contact form (design §8). */
export const ticketStates = ['Open', 'Answered', 'Closed'] as const;

export type TicketState = (typeof ticketStates)[number];

interface Move {
  from: readonly TicketState[];
  to: TicketState;
}

/** From where to where staff may move a ticket: buttons and guards read this table. */
export const ticketMoves = {
  reply: { from: ['Open', 'Answered'], to: 'Answered' },
  close: { from: ['Open', 'Answered'], to: 'Closed' },
  reopen: { from: ['Closed'], to: 'Open' },
} as const satisfies Record<string, Move>;

export type TicketMove = keyof typeof ticketMoves;

/** Whether a ticket in this state can make this move. */
export function canMoveTicket(state: TicketState, move: TicketMove): boolean {
  return (ticketMoves[move].from as readonly TicketState[]).includes(state);
}

/** A reply goes to the person; a note stays among staff. */
export const entryKinds = ['Reply', 'Note'] as const;

export type EntryKind = (typeof entryKinds)[number];
