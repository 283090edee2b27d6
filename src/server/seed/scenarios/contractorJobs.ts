import { client } from './clientActs.ts';
import { by } from './contractorActs.ts';
import type { Act } from './job.ts';
import { type Cast, type DemoJob, daysBefore, hoursBefore, job, wordsFor } from './jobPlan.ts';
import { promisedCall } from './promisedCall.ts';
import { clock, staff } from './staffActs.ts';

/** What the demonstration contractor and staff see besides: leads in the other stages, quotes that came to nothing. */
export function contractorJobs({ own, others, now }: Cast): DemoJob[] {
  const [at, ago] = [daysBefore(now), hoursBefore(now)];
  const [, two, three, four, five] = others;
  const mine = by(own);
  const [second, third, fourth, fifth] = [by(two), by(three), by(four), by(five)];
  return [
    job({
      name: 'quote being written',
      service: 'plomberie',
      acts: [
        [ago(9), mine.accept()],
        [ago(8.5), mine.call('reached')],
        [ago(3), mine.move('Visited', 1)],
        [ago(1), mine.draft(wordsFor('plomberie', 1.15))],
      ],
    }),
    job({
      name: 'started',
      service: 'carrelage',
      acts: [
        [at(33, 9), mine.accept()],
        [at(33, 10), mine.call('reached')],
        [at(31, 15), mine.move('Visited')],
        [
          at(30, 18),
          mine.quote(wordsFor('carrelage', 1.1, { startsInDays: 20, durationDays: 15, depositPercent: 40 })),
        ],
        [at(32, 9), fourth.accept()],
        [at(32, 11), fourth.call('reached')],
        ...promisedCall(at(27, 10), 'Veut savoir ce que le contrat doit dire. Étapes du chantier expliquées.'),
        [at(24, 12), client.choose(own)],
        [at(9, 8), mine.move('Started', 14)],
        [at(8, 18), mine.note('Acompte reçu. Carreaux livrés, il manque deux cartons.')],
      ],
    }),
    job({
      name: 'review to be answered',
      service: 'electricite',
      acts: [
        [at(62, 9), mine.accept()],
        [at(62, 10), mine.call('reached')],
        [at(60, 18), mine.quote(wordsFor('electricite'))],
        [at(55, 12), client.choose(own)],
        [at(50, 8), mine.move('Started', 3)],
        [at(16, 17), client.close()],
        [
          at(4, 20),
          client.review(3, 'Le travail est bon, mais il a fallu attendre trois semaines entre deux visites.'),
        ],
        [at(3, 10), staff.publish(own)],
      ],
    }),
    job({
      name: 'client not reached',
      service: 'climatisation',
      acts: [
        [at(5, 9), mine.accept()],
        [at(4, 9), mine.call('noAnswer')],
        [at(4, 16), mine.call('noAnswer')],
        [at(3, 10), mine.call('callBack')],
        [at(1, 12), mine.claimUnreachable()],
      ],
    }),
    job({
      name: 'given back',
      service: 'peinture',
      acts: [
        [at(20, 9), mine.accept()],
        [at(19, 9), mine.call('noAnswer')],
        [at(19, 16), mine.call('noAnswer')],
        [at(18, 10), mine.call('noAnswer')],
        [at(17, 12), mine.claimUnreachable()],
        // The time to answer is in working hours: its end depends on the day of the week.
        ...[15, 14, 13, 12].map((days): [Date, Act] => [at(days, 18.5), clock.giveBack()]),
      ],
    }),
    job({
      name: 'reached after all',
      service: 'electricite',
      acts: [
        [at(14, 9), second.accept()],
        [at(13, 9), second.call('noAnswer')],
        [at(13, 16), second.call('noAnswer')],
        [at(12, 10), second.call('noAnswer')],
        [at(11, 9), second.claimUnreachable()],
        [at(11, 12), client.canBeReached(two)],
        [at(11, 14), second.call('reached')],
        [at(8, 17), second.quote(wordsFor('electricite', 1, { validDays: 30 }))],
      ],
    }),
    job({
      name: 'lost for the price',
      service: 'plomberie',
      acts: [
        [at(36, 9), mine.accept()],
        [at(36, 12), mine.call('reached')],
        [at(33, 18), mine.quote(wordsFor('plomberie', 1.6))],
        [at(28, 9), mine.lose('price')],
      ],
    }),
    job({
      name: 'withdrawn from',
      service: 'climatisation',
      acts: [
        [at(35, 9), mine.accept()],
        [at(35, 15), mine.call('reached')],
        [at(34, 9), mine.withdraw('noTime')],
        [at(10, 9), third.accept()],
        [at(10, 10), third.call('reached')],
      ],
    }),
    job({
      name: 'quote that expired',
      service: 'peinture',
      acts: [
        [at(47, 9), mine.accept()],
        [at(47, 11), mine.call('reached')],
        [at(44, 18), mine.quote(wordsFor('peinture', 1, { validDays: 10 }))],
        [at(33, 0.2), clock.expireQuotes()],
        [at(30, 19), client.extend()],
      ],
    }),
    job({
      name: 'quote that was declined',
      service: 'carrelage',
      acts: [
        [at(37, 9), mine.accept()],
        [at(37, 11), mine.call('reached')],
        [at(35, 18), mine.quote(wordsFor('carrelage', 1.5, { vat: 'standard', depositPercent: 60 }))],
        [at(33, 20), client.decline(own, 'price')],
      ],
    }),
    job({
      name: 'quote taken back',
      service: 'peinture',
      acts: [
        [at(15, 9), fourth.accept()],
        [at(15, 10), fourth.call('reached')],
        [at(13, 18), fourth.quote(wordsFor('peinture', 0.6))],
        [at(13, 19), fourth.takeQuoteBack()],
        [at(12, 9), fourth.note('Erreur de surface dans le devis, à refaire après mesure.')],
      ],
    }),
    job({
      name: 'cancelled after the choice',
      service: 'climatisation',
      acts: [
        [at(22, 9), fifth.accept()],
        [at(22, 10), fifth.call('reached')],
        [at(20, 18), fifth.quote(wordsFor('climatisation'))],
        [at(18, 12), client.choose(five)],
        [at(15, 10), staff.cancel('postponed', 'La cliente a appelé : travaux remis à l’année prochaine.')],
      ],
    }),
  ];
}
