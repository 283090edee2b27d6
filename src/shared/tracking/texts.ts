/** French sentences of the page where a client follows a request. */
export const trackingTexts = {
  'tracking.title': 'Suivi de votre demande',
  'tracking.intro': '%{service} · envoyée le %{date}',
  'tracking.reference': 'Votre référence, à lire au téléphone',
  'tracking.readAt': 'État au %{date}.',
  'tracking.offline': 'Pas de connexion : vous lisez la copie gardée sur ce téléphone.',
  'tracking.refresh': 'Actualiser',
  'tracking.loadFailed': 'Le suivi ne se charge pas.',

  'tracking.nextTitle': 'La suite',
  'tracking.by.service': 'Par notre service client',
  'tracking.by.client': 'Par vous',
  'tracking.by.enterprises': 'Par les entreprises',
  'tracking.dueAt': 'Au plus tard %{date}',
  'tracking.wasDueAt': 'C’était prévu au plus tard %{date}',
  'tracking.next.Submitted':
    'Nous vous appelons pour vérifier votre demande avec vous. Gardez votre téléphone près de vous.',
  'tracking.next.Assigned': 'Nous vérifions votre demande avec vous, puis nous la publions auprès des professionnels.',
  'tracking.next.Published':
    'Votre demande est publiée. Dès qu’une entreprise l’accepte, elle vous appelle et son numéro s’affiche ici.',
  'tracking.next.Contacting':
    'Les entreprises ci-dessous ont accepté : elles vous appellent pour parler du travail et du prix. D’autres peuvent encore accepter.',
  'tracking.next.Accepted':
    'Les entreprises ci-dessous ont accepté : elles vous appellent pour parler du travail et du prix.',
  'tracking.next.Hired': 'Vous avez choisi une entreprise. Quand les travaux sont finis, donnez-lui votre code.',
  'tracking.next.Asked':
    'Une entreprise n’arrive pas à vous joindre. Dites-nous si vous êtes joignable, sinon elle laisse sa place.',
  'tracking.next.Reserved':
    'Les travaux sont terminés, mais il reste des points à reprendre. Levez chaque réserve une fois reprise.',
  'tracking.next.Done': 'Les travaux sont terminés. Merci de votre confiance.',
  'tracking.next.Cancelled': 'Votre demande est annulée. Pour la reprendre, appelez-nous.',
  'tracking.next.Rejected': 'Nous n’avons pas pu publier votre demande. Une question, une erreur ? Appelez-nous.',
  'tracking.next.Merged':
    'Cette demande est réunie avec une autre de vos demandes, qui continue : ouvrez-la ci-dessous.',
  'tracking.overdue.Submitted':
    'Nous aurions déjà dû vous appeler : excusez-nous. Appelez-nous, nous vérifions votre demande tout de suite.',
  'tracking.overdue.Assigned':
    'Votre demande devrait déjà être publiée : excusez-nous. Appelez-nous, nous la terminons avec vous.',
  'tracking.overdue.Published':
    'Aucune entreprise n’a encore accepté. Votre demande reste publiée ; appelez-nous pour la préciser ou pour chercher plus loin avec nous.',
  'tracking.overdue.Contacting':
    'Une entreprise ne vous a pas encore appelé ? Appelez-la : son numéro est ci-dessous. D’autres peuvent encore accepter.',
  'tracking.overdue.Accepted': 'Une entreprise ne vous a pas encore appelé ? Appelez-la : son numéro est ci-dessous.',

  'tracking.overdue.Reserved':
    'Des points devraient déjà être repris. Appelez l’entreprise ; si rien ne bouge, signalez-nous le problème.',

  'tracking.stepsTitle': 'Ce qui est fait',
  'tracking.step.submitted': 'Demande envoyée',
  'tracking.step.taken': 'Prise en charge par notre service client',
  'tracking.step.published': 'Publiée auprès des professionnels',
  'tracking.step.accepted': 'Acceptée par une première entreprise',
  'tracking.step.closed': 'Demande close',
  'tracking.step.done': 'Travaux terminés',

  'tracking.enterprisesTitle': 'Les entreprises qui ont accepté',
  'tracking.acceptedAt': 'A accepté le %{date}',
  'tracking.verified': 'Vérifié par notre équipe : %{kinds}',
  'tracking.notVerified': 'Documents pas encore vérifiés par notre équipe',
  'tracking.whatsapp': 'WhatsApp',
  'tracking.whatsappOf': 'Écrire à %{name} sur WhatsApp (nouvel onglet)',
  'tracking.whatsappText': 'Bonjour, vous avez accepté ma demande %{reference} sur Oasis.',

  'tracking.requestTitle': 'Ce que vous avez demandé',
  'tracking.description': 'Description',
  'tracking.place': 'Lieu',
  'tracking.address': 'Adresse',
  'tracking.startDate': 'Début souhaité',
  'tracking.contact': 'Pour vous appeler',
  'tracking.contactText': '%{days}, %{hours}',
  'tracking.filesTitle': 'Vos photos et documents',
  'tracking.noFiles': 'Vous n’avez envoyé ni photo ni document.',
  'tracking.fileMeta': '%{extension} · %{size}',

  'tracking.reasonRequired': 'Choisissez une raison',
  'tracking.callAtRequired': 'Choisissez le jour et l’heure',
  'tracking.callAtClosed': 'Nous appelons du lundi au samedi, de 8 h à 18 h. Choisissez une heure dans ces jours.',
  'tracking.problemRequired': 'Dites-nous ce qui ne va pas',
  'tracking.reserveRequired': 'Dites ce qui reste à reprendre',
  'tracking.reserveDueRequired': 'Choisissez une date',
  'tracking.tooManyReserves': 'Dix réserves au plus. Réunissez-en quelques-unes.',
  'tracking.codeTitle': 'Confirmez que c’est vous',
  'tracking.codeIntro':
    'Nous envoyons un code à 6 chiffres au téléphone de la demande. Ce téléphone-ci est ensuite reconnu pendant 30 jours.',
  'tracking.sendCode': 'Recevoir le code par SMS',
  'tracking.sendingCode': 'Envoi en cours…',
  'tracking.codeSent':
    'Le code part vers le numéro qui finit par %{end}. Il est valable 10 minutes. Rien reçu ? Attendez une minute, puis demandez-en un autre.',
  'tracking.code': 'Code à 6 chiffres',
  'tracking.codeRequired': 'Entrez le code reçu',
  'tracking.codeInvalid': 'Le code compte 6 chiffres',
  'tracking.verify': 'Confirmer et continuer',
  'tracking.verifying': 'Vérification…',
  'tracking.anotherCode': 'Recevoir un autre code',
  'tracking.help': 'Une question ? Appelez-nous et lisez votre référence.',
  'tracking.privateLink': 'Cette page s’ouvre avec votre lien, sans mot de passe. Ne le donnez à personne.',
  'tracking.deadTitle': 'Ce lien n’ouvre aucune demande',
  'tracking.deadHelp':
    'Il est incomplet, ou un autre l’a remplacé. Ouvrez le lien du dernier SMS, faites-le envoyer à nouveau, ou appelez-nous.',
  'tracking.lostLink': 'Recevoir mon lien par SMS',
} as const;
