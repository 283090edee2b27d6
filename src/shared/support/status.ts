/** A question that came through the contact form (design §8). */
export const ticketStates = ['Open', 'Answered', 'Closed'] as const;
