import { HOUR, later } from '../time.ts';
import { client } from './clientActs.ts';
import { by } from './contractorActs.ts';
import { type Cast, type DemoJob, daysBefore, hoursBefore, job, type Plan, wordsFor } from './jobPlan.ts';
import { promisedCall } from './promisedCall.ts';
import { staff } from './staffActs.ts';

/** The requests of the demonstration client: one in each state of its page. */
export function clientJobs({ own, others, now }: Cast): DemoJob[] {
  const [at, ago] = [daysBefore(now), hoursBefore(now)];
  const [one, two, three] = others;
  const [first, second, third] = [by(one), by(two), by(three)];
  const mine = by(own);
  const ownRequest = (plan: Plan) => job({ isOwn: true, ...plan });
  return [
    ownRequest({ name: 'new', service: 'plomberie', status: 'Submitted', submittedAt: later(now, -2 * HOUR) }),
    ownRequest({ name: 'published', service: 'climatisation', acts: [[ago(1), client.askCall()]] }),
    ownRequest({ name: 'accepted by one', service: 'carrelage', acts: [[at(1, 9.5), first.accept()]] }),
    ownRequest({
      name: 'accepted by two',
      service: 'electricite',
      acts: [
        [at(2, 10.2), second.accept()],
        [at(2, 11), second.call('noAnswer')],
        [ago(5), mine.accept()],
      ],
    }),
    ownRequest({
      name: 'accepted by three',
      service: 'peinture',
      acts: [
        [at(4, 8.6), first.accept()],
        [at(4, 9.1), first.call('reached')],
        [at(2, 15.4), first.move('Visited', 4)],
        [at(3, 10), third.accept()],
        [at(3, 12.5), third.call('callBack')],
        [ago(7), mine.accept()],
        [ago(6), mine.call('reached')],
        [ago(5.8), mine.note('Appartement au deuxième étage. Deux chambres et le salon, environ 64 m².')],
        [ago(5.7), mine.move('Contacted', 2)],
        [ago(5.6), mine.remind(1, 'Confirmer l’heure de la visite')],
      ],
    }),
    ownRequest({
      name: 'quotes to compare',
      service: 'electricite',
      acts: [
        [at(9, 9), mine.accept()],
        [at(9, 9.7), mine.call('reached')],
        [at(8, 15), mine.move('Visited')],
        [at(7, 18.2), mine.quote(wordsFor('electricite', 1.1))],
        [
          at(5, 11),
          mine.quote(
            wordsFor('electricite', 0.95, {
              notes:
                'Prix revu après votre appel. Les prises de la terrasse sont comprises, le groupe électrogène ne l’est pas.',
            }),
          ),
        ],
        [at(9, 10.5), first.accept()],
        [at(9, 16), first.call('reached')],
        [
          at(6, 10),
          first.quote(wordsFor('electricite', 1.05, { vat: 'standard', depositPercent: 50, durationDays: 3 })),
        ],
        [at(8, 8.4), second.accept()],
        [at(8, 9), second.call('reached')],
        ...promisedCall(at(8, 9.5), 'Voulait savoir combien de devis elle peut encore recevoir.'),
        [
          at(6, 17.5),
          second.quote(wordsFor('electricite', 0.85, { startsInDays: 21, durationDays: 6, validDays: 15 })),
        ],
      ],
    }),
    ownRequest({
      name: 'hired',
      service: 'carrelage',
      acts: [
        [at(33, 9), mine.accept()],
        [at(33, 14), mine.call('reached')],
        [at(31, 10), mine.move('Visited')],
        [at(30, 19), mine.quote(wordsFor('carrelage', 1, { startsInDays: 33, durationDays: 7, validDays: 30 }))],
        [at(17, 11), third.accept()],
        [at(17, 11.6), third.call('reached')],
        [at(14, 9), third.quote(wordsFor('carrelage', 1.2))],
        ...promisedCall(at(13, 10), 'Hésite entre les deux devis. Différence de carreaux expliquée.'),
        [at(6, 20.1), client.choose(own)],
      ],
    }),
    ownRequest({
      name: 'to be mended',
      service: 'plomberie',
      acts: [
        [at(44, 9), mine.accept()],
        [at(44, 10), mine.call('reached')],
        [at(41, 18), mine.quote(wordsFor('plomberie', 1, { startsInDays: 10 }))],
        [at(36, 12), client.choose(own)],
        [at(30, 8), mine.move('Started', 5)],
        [
          at(6, 17),
          client.close(
            { text: 'Le joint de la douche laisse encore passer un peu d’eau.', dueInDays: 3 },
            { text: 'Reboucher le mur derrière le lavabo et repeindre.', dueInDays: 14 },
          ),
        ],
        [
          at(5, 9),
          client.complain(own, 'Le mur derrière le lavabo est resté ouvert et personne ne me dit quand on revient.'),
        ],
        [at(4, 16), client.liftReserve()],
      ],
    }),
    ownRequest({
      name: 'to be reviewed',
      service: 'peinture',
      acts: [
        [at(40, 9), mine.accept()],
        [at(40, 9.5), mine.call('reached')],
        [at(38, 15), mine.move('Visited')],
        [at(37, 18), mine.quote(wordsFor('peinture'))],
        ...promisedCall(at(36, 15), 'Question sur l’acompte : rappelée avec du retard, elle a compris.', 2),
        [at(33, 12), client.choose(own)],
        [at(28, 8), mine.move('Started', 20)],
        [at(3, 17), mine.enterCode()],
      ],
    }),
    ownRequest({
      name: 'reviewed',
      service: 'climatisation',
      acts: [
        [at(58, 9), mine.accept()],
        [at(58, 9.5), mine.call('reached')],
        [at(56, 18), mine.quote(wordsFor('climatisation'))],
        [at(52, 12), client.choose(own)],
        [at(48, 8), mine.move('Started', 2)],
        [at(38, 17), mine.enterCode()],
        [at(36, 20), client.review(5, 'Installation rapide et soignée. Le technicien a tout expliqué.')],
        [at(35, 10), staff.publish(own)],
        [at(33, 19), mine.answerReview('Merci Madame. Pensez au nettoyage des filtres tous les trois mois.')],
      ],
    }),
    ownRequest({
      name: 'review to be checked',
      service: 'carrelage',
      acts: [
        [at(31, 9), first.accept()],
        [at(31, 9.5), first.call('reached')],
        [at(28, 18), first.quote(wordsFor('carrelage'))],
        [at(24, 12), client.choose(one)],
        [at(20, 8), first.move('Started', 6)],
        [at(5, 11), staff.complete('La cliente confirme au téléphone que la terrasse est terminée.')],
        [at(2, 20), client.review(4, 'Belle terrasse. Un carreau a dû être changé, ce qui a été fait sans discuter.')],
      ],
    }),
    ownRequest({
      name: 'review refused',
      service: 'electricite',
      acts: [
        [at(49, 9), second.accept()],
        [at(49, 12), second.call('reached')],
        [at(46, 18), second.quote(wordsFor('electricite'))],
        [at(42, 12), client.choose(two)],
        [at(38, 8), second.move('Started', 4)],
        [at(23, 17), second.enterCode()],
        [
          at(21, 20),
          client.review(2, 'Retard de dix jours. Appelez le patron au 622 00 00 00 si vous ne me croyez pas.'),
        ],
        [at(20, 10), staff.refuse(two, 'personalData', 'Vous pouvez raconter le retard, sans le numéro de téléphone.')],
      ],
    }),
    ownRequest({
      name: 'cancelled',
      service: 'plomberie',
      acts: [
        [at(12, 9), mine.accept()],
        [at(12, 10), mine.call('reached')],
        [at(11, 18), client.callOff('postponed')],
      ],
    }),
    ownRequest({
      name: 'found elsewhere',
      service: 'peinture',
      acts: [
        [at(27, 9), first.accept()],
        [at(27, 10), first.call('reached')],
        [at(25, 17), first.quote(wordsFor('peinture', 1.3))],
        ...promisedCall(at(24, 9), 'Trouve le devis trop cher, en attend un autre.'),
        [at(23, 19), client.callOff('foundElsewhere')],
      ],
    }),
  ];
}
