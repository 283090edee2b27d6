import { paymentStateTexts } from './stateTexts.ts';

/** French sentences about payments, as a contractor reads them. */
export const paymentTexts = {
  ...paymentStateTexts,

  'payments.title': 'Paiements',
  'payments.intro': 'Tous vos paiements, avec leurs reçus.',
  'payments.one': 'Paiement',
  'payments.loadFailed': 'Vos paiements n’ont pas pu être chargés.',
  'payments.oneFailed': 'Ce paiement n’a pas pu être chargé.',
  'payments.none': 'Aucun paiement pour le moment',
  'payments.noneHint': 'Vos paiements et leurs reçus apparaîtront ici.',
  'payments.seePackages': 'Voir les forfaits',
  'payments.list': 'Historique des paiements',
  'payments.date': 'Date',
  'payments.what': 'Objet',
  'payments.amount': 'Montant',
  'payments.status': 'État',
  'payments.actions': 'Actions',
  'payments.settledOn': 'Terminé le',
  'payments.reference': 'Référence',
  'payments.receiptNumber': 'Numéro du reçu',
  'payments.period': 'Période',
  'payments.periodValue': 'Du %{start} au %{end}',
  'payments.details': 'Détails',
  'payments.detailsOf': 'Détails du paiement : %{description}, %{date}',
  'payments.receipt': 'Reçu',
  'payments.receiptOf': 'Télécharger le reçu n° %{number}',
  'payments.receiptFile': 'recu-%{number}.pdf',
  'payments.receiptFailed': 'Le reçu n’a pas pu être téléchargé.',
  'payments.pay': 'Payer',
  'payments.payOf': 'Payer : %{description}',
  'payments.retry': 'Réessayer',
  'payments.retryOf': 'Réessayer le paiement : %{description}',
  'payments.back': 'Tous les paiements',
  'payments.pendingHint':
    'Si vous avez payé, la confirmation arrive d’elle-même et vous recevez un SMS. Pour le savoir tout de suite, appuyez sur « J’ai payé ».',
  'payments.superseded': 'Cette demande n’est plus à payer. Les forfaits sont sur la page Forfaits.',
  'payments.state.Replaced': 'Remplacé',
  'payments.replacedOpen':
    'Sa page de paiement reste ouverte jusqu’au %{until}. Si vous la payez, ce forfait commence à la fin de ce qui est déjà payé.',
  'payments.backToProject': 'Revenir au projet',

  'payments.methods': 'Moyens de paiement',
  'payments.methodsFailed': 'Les moyens de paiement n’ont pas pu être chargés.',
  'payments.methodClosed': 'pas encore disponible',
  'payments.methodsNone': 'Aucun moyen de paiement n’est ouvert pour le moment.',

  'payments.waiting': 'Confirmation en cours',
  'payments.waitingText':
    'Nous attendons la confirmation du service de paiement. Cela prend en général quelques secondes.',
  'payments.silentText':
    'La confirmation n’est pas encore arrivée. Si vous avez payé, votre argent n’est pas perdu : nous interrogeons le service de paiement chaque minute au début, puis de moins en moins souvent, pendant 7 jours.',
  'payments.whatNext':
    'Dès qu’il confirme, votre forfait commence et vous recevez un SMS. Vous pouvez quitter cette page.',
  'payments.offlineText':
    'Votre connexion est coupée. Votre paiement n’en dépend pas : nous vérifions dès qu’elle revient.',
  'payments.paidQuestion': 'Vous avez terminé le paiement ?',
  'payments.havePaid': "J'ai payé",
  'payments.haveNotPaid': 'Je n’ai pas payé',
  'payments.stillPending':
    'Le service de paiement n’a pas encore reçu ce paiement. Nous continuons à vérifier ; réessayez dans une minute si vous venez de payer.',
  'payments.noneFound': 'Aucun paiement en cours n’a été trouvé pour votre entreprise. Rien n’a été débité.',
  'payments.askFailed': 'La vérification n’a pas abouti.',
  'payments.confirmed': 'Paiement confirmé',
  'payments.confirmedText': 'Votre forfait %{name} est actif jusqu’au %{end}.',
  'payments.confirmedLater': 'Votre forfait %{name} est payé : il court du %{start} au %{end}.',
  'payments.confirmedPlain': 'Votre forfait est actif.',
  'payments.confirmedMoney': '%{amount} reçus.',
  'payments.toDashboard': 'Voir les projets',
  'payments.notPaid.Failed': 'Le paiement a échoué',
  'payments.notPaid.Expired': 'Le paiement a expiré',
  'payments.notPaidText': 'Rien n’a été débité.',
  'payments.cancelled': 'Paiement annulé',
  'payments.cancelledText': 'Rien n’a été débité. Votre forfait n’a pas changé.',
  'payments.backToPackages': 'Retour aux forfaits',

  'payments.retryTitle': 'Nouvelle tentative de paiement',
  'payments.retryText': 'Vous allez sur la page de paiement. Une demande déjà payée ne l’est jamais deux fois.',
  'payments.retryFailed': 'Échec de la nouvelle tentative',
  'payments.retryMissingHint': 'Ouvrez le paiement à refaire dans vos paiements, ou choisissez un forfait.',
} as const;
