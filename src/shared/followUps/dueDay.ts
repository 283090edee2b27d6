const END_OF_DAY = 'T23:59:59.000Z';

/** What is due on a day is due at its end, in Guinea, which has the time of UTC. */
export const endOf = (day: string): Date => new Date(`${day}${END_OF_DAY}`);

/** Whether an instant stands for a day (`endOf`), so that people read the day alone. */
export const isDay = (instant: string): boolean => instant.endsWith(END_OF_DAY);
