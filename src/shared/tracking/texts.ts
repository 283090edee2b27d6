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
  'tracking.next.Choosing':
    'Un devis vous attend. Comparez ce que vous avez reçu, puis acceptez celui qui vous convient.',
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

  'tracking.overdue.Choosing':
    'Un devis n’est plus valable. Demandez à l’entreprise de le renouveler : son numéro est ci-dessous.',
  'tracking.overdue.Hired':
    'Les travaux devraient être finis. S’ils le sont, donnez votre code à l’entreprise ; sinon, appelez-la ou signalez-nous un problème.',
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
  'tracking.score': 'Note %{value} sur 5, %{smart_count} avis |||| Note %{value} sur 5, %{smart_count} avis',
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

  'tracking.callAt': 'Nous vous appelons le %{date}, comme vous l’avez demandé.',
  'tracking.closingTitle': 'Votre code de fin de travaux',
  'tracking.closingHelp':
    'Donnez-le à l’entreprise seulement quand tout est fini : avec lui, elle déclare les travaux terminés.',
  'tracking.reservesTitle': 'Ce qui reste à reprendre',
  'tracking.reserveDueOn': 'À reprendre avant le %{date}',
  'tracking.reserveLifted': 'Repris le %{date}',
  'tracking.photoOf': 'Photo %{number}',
  'tracking.openMerged': 'Ouvrir la demande %{reference}',
  'tracking.mergedCall': 'Elle a la référence %{reference}. Son lien est dans le SMS envoyé à son téléphone.',
  'tracking.hired': 'Vous avez choisi cette entreprise',
  'tracking.actsTitle': 'Que voulez-vous faire ?',
  'tracking.actsOffline': 'Ces actions demandent une connexion. Ce que vous lisez reste disponible sans elle.',
  'tracking.actOffline':
    'Pas de connexion : rien n’est envoyé, et ce que vous avez écrit reste ici. Réessayez quand le réseau revient.',
  'tracking.act.answerReachable': 'Répondre : je suis joignable',
  'tracking.act.callMe': 'Me faire appeler',
  'tracking.act.correct': 'Corriger ma demande',
  'tracking.act.addFiles': 'Ajouter des photos',
  'tracking.act.extend': 'Attendre d’autres entreprises',
  'tracking.act.found': 'J’ai trouvé ailleurs',
  'tracking.act.cancel': 'Annuler ma demande',
  'tracking.act.close': 'Travaux terminés',
  'tracking.act.liftReserve': 'Lever une réserve',
  'tracking.act.problem': 'Signaler un problème',
  'tracking.done.answerReachable': 'C’est noté : l’entreprise est prévenue et vous rappelle.',
  'tracking.done.callMe': 'C’est noté : nous vous appelons à l’heure choisie.',
  'tracking.done.correct': 'Votre demande est corrigée.',
  'tracking.done.addFiles': 'Vos fichiers sont ajoutés.',
  'tracking.done.extend': 'C’est noté : votre demande reste publiée.',
  'tracking.done.found': 'Votre demande est close. Merci de nous l’avoir dit.',
  'tracking.done.cancel': 'Votre demande est annulée.',
  'tracking.done.close': 'Les travaux sont déclarés terminés. L’entreprise est prévenue.',
  'tracking.done.liftReserve': 'C’est enregistré.',
  'tracking.done.problem': 'Votre message est envoyé. Nous vous répondons au plus vite.',

  'tracking.help': 'Une question ? Appelez-nous et lisez votre référence.',
  'tracking.privateLink': 'Cette page s’ouvre avec votre lien, sans mot de passe. Ne le donnez à personne.',
  'tracking.deadTitle': 'Ce lien n’ouvre aucune demande',
  'tracking.deadHelp':
    'Il est incomplet, ou un autre l’a remplacé. Ouvrez le lien du dernier SMS, faites-le envoyer à nouveau, ou appelez-nous.',
  'tracking.lostLink': 'Recevoir mon lien par SMS',
} as const;
