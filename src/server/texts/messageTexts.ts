/** The words of every SMS and e-mail. SMS stay short and within the GSM alphabet: each segment is paid. */
export const messageTexts = {
  'message.greeting': 'Bonjour %{name},',
  'message.greetingNobody': 'Bonjour,',
  'message.requestReceived.sms':
    '%{site}: demande %{reference} recue. Nous vous appelons sous 24 h ouvrees. Aide: %{supportPhone} %{link}',
  'message.requestReceived.subject': 'Votre demande %{reference} est bien reçue',
  'message.requestReceived.email':
    '%{greeting}\n\nVotre demande %{reference} est bien reçue. Notre service client la vérifie et vous appelle sous 24 h ouvrées, puis la publie auprès des professionnels. C’est gratuit : 0 GNF.\n\nSuivez votre demande ici (ce lien est à vous seul) : %{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.requestPublished.sms': '%{site}: nouveau projet %{service} a %{city}: %{link} Stop: %{stopLink}',
  'message.requestPublished.subject': 'Nouveau projet : %{service} à %{city}',
  'message.requestPublished.email':
    '%{greeting}\n\nUn client cherche un professionnel : %{service}, à %{city}.\n\nVoir le projet et l’accepter : %{link}\n\nL’équipe %{site}\n\n--\nPour choisir vos alertes ou ne plus en recevoir : %{stopLink}',
  'message.requestAccepted.sms':
    '%{site}: %{enterprise} a accepte votre projet et va vous appeler. Son numero: %{phone}',
  'message.requestAccepted.subject': '%{enterprise} a accepté votre projet',
  'message.requestAccepted.email':
    '%{greeting}\n\n%{enterprise} a accepté votre projet et va vous appeler. Vous pouvez aussi joindre cette entreprise au %{phone}.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.quoteSent.sms': '%{site}: devis recu (%{enterprise}): %{amount}. A comparer et choisir ici: %{link}',
  'message.quoteSent.subject': 'Devis reçu : %{enterprise}, %{amount}',
  'message.quoteSent.email':
    '%{greeting}\n\n%{enterprise} vous envoie son devis n° %{number} : %{amount}.\n\nLisez-le, comparez-le et choisissez ici (ce lien est à vous seul) : %{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.quoteWithdrawn.sms': '%{site}: %{enterprise} retire son devis %{number}. Votre demande: %{link}',
  'message.quoteWithdrawn.subject': '%{enterprise} retire son devis',
  'message.quoteWithdrawn.email':
    '%{greeting}\n\n%{enterprise} retire son devis n° %{number} : vous ne pouvez plus le choisir.\n\nVotre demande et ses autres devis (ce lien est à vous seul) : %{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.jobHired.sms':
    '%{site}: vous avez choisi %{enterprise}. Quand les travaux sont finis, pas avant, donnez-lui ce code: %{closingCode}',
  'message.jobHired.subject': 'Vous avez choisi %{enterprise}',
  'message.jobHired.email':
    '%{greeting}\n\nVous avez choisi %{enterprise}, que vous joignez au %{phone}.\n\nVotre code de fin de travaux : %{closingCode}. Donnez-le à l’entreprise quand les travaux sont finis, pas avant.\n\nVotre demande (ce lien est à vous seul) : %{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.quoteAccepted.sms': '%{site}: %{client} a choisi votre devis %{number}. Appelez pour commencer: %{phone}',
  'message.quoteAccepted.subject': 'Votre devis %{number} est accepté',
  'message.quoteAccepted.email':
    'Bonjour,\n\n%{clientFirst} a accepté votre devis %{number} : %{amount}. Appelez pour fixer le début des travaux : %{phone}.\n\nÀ la fin des travaux, demandez au client son code de fin de travaux.\n\nL’équipe %{site}',
  'message.quoteLost.sms': '%{site}: le client a choisi une autre entreprise: %{service} a %{city}.',
  'message.quoteLost.subject': 'Le client a choisi une autre entreprise',
  'message.quoteLost.email':
    'Bonjour,\n\nPour la demande « %{service} » à %{city}, le client a choisi une autre entreprise. Merci de votre réponse.\n\nL’équipe %{site}',
  'message.quoteDeclined.sms':
    '%{site}: devis %{number} refuse par le client: %{reason}. Vous pouvez en envoyer un autre.',
  'message.quoteDeclined.subject': 'Votre devis %{number} est refusé',
  'message.quoteDeclined.email':
    'Bonjour,\n\nLe client n’a pas retenu votre devis %{number} (%{service}, %{city}) : %{reason}. Vous pouvez lui en envoyer un autre.\n\nL’équipe %{site}',
  'message.requestRejected.sms':
    "%{site}: votre demande n'est pas publiee: %{reason}. Une question? Appelez le %{supportPhone}",
  'message.requestRejected.subject': 'Votre demande n’est pas publiée',
  'message.requestRejected.email':
    '%{greeting}\n\nNous ne pouvons pas publier votre demande : %{reason}.\n\nC’est une erreur, ou vous avez une question ? Appelez-nous au %{supportPhone} : nous la reprenons avec vous.\n\nL’équipe %{site}',
  'message.requestCancelled.sms':
    '%{site}: votre demande est annulee: %{reason}. Pour la reprendre, appelez le %{supportPhone}',
  'message.requestCancelled.subject': 'Votre demande est annulée',
  'message.requestCancelled.email':
    '%{greeting}\n\nVotre demande est annulée : %{reason}. Les professionnels ne la voient plus.\n\nPour la reprendre, ou si c’est une erreur, appelez-nous au %{supportPhone}.\n\nL’équipe %{site}',
  'message.requestRestored.sms':
    '%{site}: votre demande est reprise. Notre service client vous appelle sous 24 h ouvrees. Aide: %{supportPhone}',
  'message.requestRestored.subject': 'Votre demande est reprise',
  'message.requestRestored.email':
    '%{greeting}\n\nVotre demande est reprise. Notre service client la vérifie et vous appelle sous 24 h ouvrées.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.acceptedCancelled.sms':
    '%{site}: le projet accepte (%{service}, %{city}) est annule. Ne vous deplacez pas. Aide: %{supportPhone}',
  'message.acceptedCancelled.subject': 'Projet annulé : %{service} à %{city}',
  'message.acceptedCancelled.email':
    '%{greeting}\n\nLe projet que vous avez accepté (%{service}, à %{city}, client : %{client}) est annulé. Ne vous déplacez pas et ne rappelez pas le client pour ce projet.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.stepDelayed.sms': '%{site}: nous devions deja vous appeler pour %{reference}, excusez-nous. Suivi: %{link}',
  'message.stepDelayed.subject': 'Nous vous appelons au plus vite : %{reference}',
  'message.stepDelayed.email':
    '%{greeting}\n\nNous aurions déjà dû vous appeler pour votre demande %{reference} : excusez-nous. Nos responsables sont prévenus et nous vous appelons au plus vite.\n\nSuivez votre demande ici (ce lien est à vous seul) : %{link}\n\nL’équipe %{site}',
  'message.stepWaiting.sms': "%{site}: personne n'a encore accepte %{reference}. Attendre, changer, arreter: %{link}",
  'message.stepWaiting.subject': 'Aucune entreprise n’a encore accepté : %{reference}',
  'message.stepWaiting.email':
    '%{greeting}\n\nAucune entreprise n’a encore accepté votre demande %{reference}. Nous en appelons pour vous. Vous pouvez aussi attendre, changer votre demande ou l’arrêter ici (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.stepCalled.sms': '%{site}: une entreprise vous a-t-elle appele pour %{reference}? Oui ou non ici: %{link}',
  'message.stepCalled.subject': 'Une entreprise vous a-t-elle appelé ? %{reference}',
  'message.stepCalled.email':
    '%{greeting}\n\nUne entreprise a accepté votre demande %{reference}. Vous a-t-elle appelé ? Répondez oui ou non ici (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.stepQuoted.sms': '%{site}: avez-vous recu un devis pour %{reference}? Oui ou non ici: %{link}',
  'message.stepQuoted.subject': 'Avez-vous reçu un devis ? %{reference}',
  'message.stepQuoted.email':
    '%{greeting}\n\nAvez-vous reçu un devis pour votre demande %{reference}, sur papier ou de vive voix ? Répondez oui ou non ici (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.stepChoice.sms': '%{site}: un devis attend votre reponse pour %{reference}. Comparez ici: %{link}',
  'message.stepChoice.subject': 'Un devis attend votre réponse : %{reference}',
  'message.stepChoice.email':
    '%{greeting}\n\nUn devis attend votre réponse pour votre demande %{reference}. Comparez, puis acceptez ou refusez ici (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.stepFinished.sms': '%{site}: les travaux %{reference} sont-ils finis? Repondez ici: %{link}',
  'message.stepFinished.subject': 'Vos travaux sont-ils finis ? %{reference}',
  'message.stepFinished.email':
    '%{greeting}\n\nLes travaux de votre demande %{reference} devraient être finis. S’ils le sont, donnez votre code à l’entreprise ou déclarez-les terminés ici ; sinon, dites-le-nous (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.stepMended.sms': '%{site}: ce qui restait a reprendre (%{reference}) est-il fait? Repondez ici: %{link}',
  'message.stepMended.subject': 'Les points à reprendre sont-ils faits ? %{reference}',
  'message.stepMended.email':
    '%{greeting}\n\nDes points de votre demande %{reference} devaient être repris. S’ils le sont, levez chaque réserve ici ; sinon, dites-le-nous (ce lien est à vous seul) :\n\n%{link}\n\nL’équipe %{site}',
  'message.contactDue.sms': '%{site}: le client (%{reference}) attend votre appel. Appelez-le et notez-le: %{link}',
  'message.contactDue.subject': 'Le client attend votre appel : %{reference}',
  'message.contactDue.email':
    'Bonjour %{enterprise},\n\nVous avez accepté la demande %{reference} et aucun appel n’est noté. Appelez le client, puis notez l’appel ici :\n\n%{link}\n\nL’équipe %{site}',
  'message.quoteDue.sms': '%{site}: le client (%{reference}) attend votre devis. Ecrivez-le ici: %{link}',
  'message.quoteDue.subject': 'Le client attend votre devis : %{reference}',
  'message.quoteDue.email':
    'Bonjour %{enterprise},\n\nLe client de la demande %{reference} attend votre devis. Écrivez-le ici, ou dites que vous ne le ferez pas :\n\n%{link}\n\nL’équipe %{site}',
  'message.mendingDue.sms': '%{site}: des points (%{reference}) devaient etre repris. Voyez-les ici: %{link}',
  'message.mendingDue.subject': 'Des points restent à reprendre : %{reference}',
  'message.mendingDue.email':
    'Bonjour %{enterprise},\n\nDes points de la demande %{reference} devaient déjà être repris. Convenez d’un jour avec le client et reprenez-les :\n\n%{link}\n\nL’équipe %{site}',
  'message.followUpsLate.sms': '%{site}: des suivis attendent chez vous. Ouvrez votre liste: %{link}',
  'message.followUpsLate.subject': 'Des suivis attendent',
  'message.followUpsLate.email':
    '%{greeting}\n\nDes demandes attendent un appel ou une décision de votre part. Ouvrez votre liste de suivi :\n\n%{link}\n\nL’équipe %{site}',
  'message.followUpsEscalated.sms': '%{site}: des demandes de clients sont en retard. Ouvrez le suivi: %{link}',
  'message.followUpsEscalated.subject': 'Des demandes de clients sont en retard',
  'message.followUpsEscalated.email':
    '%{greeting}\n\nDes demandes de clients attendent notre équipe depuis trop longtemps. Ouvrez le suivi :\n\n%{link}\n\nL’équipe %{site}',
  'message.absenceUncovered.sms': '%{site}: des suivis attendent, une absence est sans remplacement: %{link}',
  'message.absenceUncovered.subject': 'Personne ne remplace %{agent}',
  'message.absenceUncovered.email':
    '%{greeting}\n\n%{agent} est en absence, aucun collègue du même service n’est là, et des suivis arrivent à échéance. Confiez-les, ou appelez vous-même :\n\n%{link}\n\nL’équipe %{site}',
  'message.clientUnreachable.sms': '%{site}: %{enterprise} ne vous joint pas. Appelez le %{phone} ou repondez: %{link}',
  'message.clientUnreachable.subject': '%{enterprise} n’arrive pas à vous joindre',
  'message.clientUnreachable.email':
    '%{greeting}\n\n%{enterprise} a accepté votre demande et n’arrive pas à vous joindre. Appelez cette entreprise au %{phone}, ou répondez ici que vous êtes joignable :\n\n%{link}\n\nSans réponse de votre part dans deux jours ouvrés, elle laisse sa place à une autre.\n\nL’équipe %{site}',
  'message.clientReachable.sms': '%{site}: le client de la demande %{reference} est joignable. Rappelez-le: %{link}',
  'message.clientReachable.subject': 'Votre client est joignable : %{reference}',
  'message.clientReachable.email':
    'Bonjour %{enterprise},\n\nLe client de la demande %{reference} répond qu’il est joignable. Rappelez-le maintenant :\n\n%{link}\n\nL’équipe %{site}',
  'message.leadReleased.sms': "%{site}: %{reference}: client injoignable, l'acceptation vous est rendue. %{link}",
  'message.leadReleased.subject': 'Acceptation rendue : %{reference}',
  'message.leadReleased.email':
    'Bonjour %{enterprise},\n\nLe client de la demande %{reference} n’a pas répondu. Votre acceptation vous est rendue : elle ne compte plus dans le mois où vous l’aviez prise (%{month}), et la place est libre pour une autre entreprise.\n\n%{link}\n\nL’équipe %{site}',
  'message.leadReminder.sms': '%{site}: rappel: %{reminder} (%{reference}) %{link}',
  'message.leadReminder.subject': 'Rappel : %{reminder}',
  'message.leadReminder.email':
    'Bonjour %{enterprise},\n\nVous vouliez un rappel pour la demande %{reference} :\n\n%{reminder}\n\n%{link}\n\nL’équipe %{site}',
  'message.jobCompleted.sms': '%{site}: vos travaux avec %{enterprise} sont finis. Votre avis ou un souci: %{link}',
  'message.jobCompleted.subject': 'Vos travaux sont terminés',
  'message.jobCompleted.email':
    '%{greeting}\n\nVos travaux avec %{enterprise} sont terminés.\n\nDonnez votre avis, ou dites-nous ce qui ne va pas : %{link}\n\nL’équipe %{site}',
  'message.projectsReopened.sms':
    '%{site}: projets complets de nouveau disponibles, a vous: %{smart_count} (%{maxQuotes} soumissions par projet)',
  'message.projectsReopened.subject':
    '%{smart_count} projet s’ouvre de nouveau |||| %{smart_count} projets s’ouvrent de nouveau',
  'message.projectsReopened.email':
    '%{greeting}\n\nChaque projet peut maintenant recevoir %{maxQuotes} soumissions : %{smart_count} projet complet dont vous êtes responsable est de nouveau disponible.\n\nLe voir : %{link}\n\nL’équipe %{site} |||| Bonjour %{name},\n\nChaque projet peut maintenant recevoir %{maxQuotes} soumissions : %{smart_count} projets complets dont vous êtes responsable sont de nouveau disponibles.\n\nLes voir : %{link}\n\nL’équipe %{site}',
  'message.trackingLinks.sms': '%{site}: suivre vos demandes (liens secrets)\n%{links}',
  'message.trackingLinks.subject': 'Suivre vos demandes',
  'message.trackingLinks.email':
    'Bonjour,\n\nVoici les liens de vos demandes en cours. Ils sont à vous seul :\n\n%{links}\n\nL’équipe %{site}',
  'message.passwordReset.sms': '%{site}: votre lien pour changer de mot de passe (1 h, secret): %{link}',
  'message.passwordReset.subject': 'Votre nouveau mot de passe',
  'message.passwordReset.email':
    '%{greeting}\n\nVous avez demandé à changer votre mot de passe. Ouvrez ce lien dans l’heure ; il sert une seule fois :\n\n%{link}\n\nVous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même. Ne donnez ce lien à personne.\n\nL’équipe %{site}',
  'message.invitation.sms': '%{site}: votre compte est pret. Mot de passe a choisir (3 jours, secret): %{link}',
  'message.invitation.subject': 'Votre compte %{site} : choisissez votre mot de passe',
  'message.invitation.email':
    '%{greeting}\n\nUn compte vient d’être créé pour vous sur %{site} (%{role}). Choisissez votre mot de passe avec ce lien ; il sert une seule fois, pendant trois jours :\n\n%{link}\n\nEnsuite, connectez-vous avec votre numéro %{phone} ou cette adresse e-mail. Si le lien ne fonctionne plus, demandez-en un autre : %{newLink}\n\nVous n’attendiez pas ce message ? Ne faites rien. Ne donnez ce lien à personne.\n\nL’équipe %{site}',
  'message.contactChanged.sms':
    "%{site}: coordonnees de votre compte changees (%{what}). Ce n'est pas vous? Appelez vite le %{supportPhone}",
  'message.contactChanged.subject': 'Les coordonnées de votre compte ont changé',
  'message.contactChanged.email':
    '%{greeting}\n\nNotre équipe vient de changer les coordonnées de votre compte %{site} (%{what}). Vos appareils sont déconnectés : connectez-vous avec vos nouvelles coordonnées et votre mot de passe, qui reste le même. Les liens de mot de passe déjà envoyés ne servent plus.\n\nVous n’avez rien demandé ? Appelez-nous tout de suite au %{supportPhone}.\n\nL’équipe %{site}',
  'message.contactChanged.phone': 'numéro',
  'message.contactChanged.address': 'adresse e-mail',
  'message.contactChanged.both': 'numéro et adresse e-mail',
  'message.erasureRequested.sms': '%{site}: vos donnees seront effacees le %{date}. Pour tout garder: %{link}',
  'message.erasureRequested.subject': 'Vos données seront effacées le %{date}',
  'message.erasureRequested.email':
    '%{greeting}\n\nL’effacement de vos données a été demandé. Il sera fait le %{date}. Jusque-là, tout fonctionne comme avant.\n\nVous avez changé d’avis, ou ce n’était pas vous ? Ce lien annule l’effacement :\n\n%{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.factorChanged.sms': "%{site}: %{what}. Ce n'est pas vous? Appelez vite le %{supportPhone}",
  'message.factorChanged.subject': 'Sécurité de votre compte : %{what}',
  'message.factorChanged.email':
    '%{greeting}\n\nSur votre compte %{site} : %{what}.\n\nC’est vous ? Il n’y a rien à faire. Sinon, changez votre mot de passe et appelez-nous tout de suite au %{supportPhone}.\n\nL’équipe %{site}',
  'message.factorChanged.added': 'double vérification ajoutée',
  'message.factorChanged.removed': 'double vérification retirée',
  'message.factorChanged.recoveryUsed': 'code de secours utilisé',
  'message.factorChanged.recoveryRenewed': 'nouveaux codes de secours',
  'message.factorChanged.resetAsked': 'moyens perdus, retrait demandé',
  'message.factorChanged.reset': 'double vérification effacée',
  'message.factorChanged.guessed': 'mot de passe connu, code faux',
  'message.factorChanged.reused': 'code présenté deux fois',
  'message.accountChanged.sms': '%{site}: compte change (%{what}). Pas vous? Annulez (7 j): %{link}',
  'message.accountChanged.subject': 'Un changement sur votre compte %{site}',
  'message.accountChanged.email':
    '%{greeting}\n\nLe %{date}, ceci a changé sur votre compte %{site} : %{what}.\n\nC’était vous ? Ne faites rien.\n\nCe n’était pas vous ? Ouvrez ce lien dans les 7 jours : il annule le changement, déconnecte tous les appareils et vous fait choisir un nouveau mot de passe. Ne le donnez à personne.\n\n%{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.accountChanged.phone': 'numéro',
  'message.accountChanged.address': 'adresse e-mail',
  'message.accountChanged.password': 'mot de passe',
  'message.contactCode.sms':
    '%{site}: %{code} est votre code pour confirmer ce numero (10 minutes). Ne le donnez a personne.',
  'message.contactCode.subject': 'Votre code %{site}',
  'message.contactCode.email':
    'Bonjour,\n\nVotre code pour confirmer cette adresse e-mail sur %{site} : %{code}\n\nIl est valable 10 minutes. Ne le donnez à personne, même à quelqu’un qui dit travailler chez nous.\n\nVous n’avez rien demandé ? Ne faites rien.\n\nL’équipe %{site}',
  'message.acceptedCorrected.sms':
    '%{site}: %{client} a corrige sa demande (%{service}, %{city}). Relisez-la dans votre espace.',
  'message.acceptedCorrected.subject': 'Demande corrigée : %{service} à %{city}',
  'message.acceptedCorrected.email':
    '%{greeting}\n\n%{clientFirst} a corrigé la demande que vous avez acceptée (%{service}, %{city}). Relisez-la dans votre espace avant de l’appeler.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.jobEnded.sms':
    '%{site}: fin des travaux notee par telephone (%{service}, %{city}). Une erreur? %{supportPhone}',
  'message.jobEnded.subject': 'Travaux terminés : %{service} à %{city}',
  'message.jobEnded.email':
    '%{greeting}\n\nAprès un appel, notre équipe a noté la fin des travaux chez %{client} (%{service}, %{city}). Ce n’est pas le cas ? Appelez-nous : %{supportPhone}\n\nL’équipe %{site}',
  'message.jobClosed.sms': '%{site}: %{client} dit que les travaux sont finis (%{service}, %{city}). Merci.',
  'message.jobClosed.subject': 'Travaux terminés : %{service} à %{city}',
  'message.jobClosed.email':
    '%{greeting}\n\n%{clientFirst} dit que les travaux sont finis (%{service}, %{city}). Ce n’est pas le cas ? Appelez-nous : %{supportPhone}\n\nL’équipe %{site}',
  'message.jobReserved.sms':
    '%{site}: travaux finis selon %{client} (%{service}, %{city}), points a reprendre: %{smart_count}. Appelez.',
  'message.jobReserved.subject': 'Travaux terminés, avec des réserves : %{service} à %{city}',
  'message.jobReserved.email':
    '%{greeting}\n\n%{clientFirst} dit que les travaux sont finis (%{service}, %{city}), avec des points à reprendre (%{smart_count}). Voyez-les avec leurs photos : %{link}\n\nAppelez le client pour convenir du jour.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.trackingCode.sms':
    '%{site}: %{code} est votre code pour la demande %{reference} (10 minutes). Ne le donnez a personne.',
  'message.trackingCode.subject': 'Votre code %{site}',
  'message.trackingCode.email':
    'Bonjour,\n\nVotre code pour la demande %{reference} : %{code}\n\nIl est valable 10 minutes. Ne le donnez à personne, même à quelqu’un qui dit travailler chez nous.\n\nL’équipe %{site}',
  'message.contactTaken.sms':
    "%{site}: quelqu'un a voulu mettre ce numero sur un autre compte; rien n'a change. C'est vous? Connectez-vous: %{link}",
  'message.contactTaken.subject': 'Cette adresse a déjà un compte %{site}',
  'message.contactTaken.email':
    'Bonjour,\n\nQuelqu’un a voulu mettre cette adresse e-mail sur un autre compte %{site}. Rien n’a changé : elle reste la vôtre.\n\nC’était vous ? Vous avez déjà un compte avec cette adresse : %{link}\n\nVous n’avez rien demandé ? Ne faites rien.\n\nL’équipe %{site}',
  'message.ticketReply.sms': '%{site}: %{reply} Aide: %{supportPhone}',
  'message.ticketReply.subject': 'Réponse à votre message : %{subject}',
  'message.ticketReply.email':
    '%{greeting}\n\n%{reply}\n\n%{agent}, service client %{site}\nAide : %{supportPhone}\n\n--\nVotre message du %{date} :\n%{message}',
  'message.enterpriseRegistered.sms':
    '%{site}: bienvenue! Votre numero de compte est %{accountNumber}. Notre equipe vous appelle pour activer votre entreprise. Aide: %{supportPhone}',
  'message.enterpriseRegistered.subject': 'Bienvenue : votre numéro de compte est %{accountNumber}',
  'message.enterpriseRegistered.email':
    '%{greeting}\n\n%{enterprise} est bien enregistrée. Votre numéro de compte est %{accountNumber} : gardez-le à portée de main.\n\nNotre équipe commerciale vous appelle pour activer votre entreprise. Vous verrez alors les projets disponibles.\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.enterpriseActivated.sms':
    '%{site}: %{enterprise} est activee. Voyez les projets: %{link} Aide: %{supportPhone}',
  'message.enterpriseActivated.subject': '%{enterprise} est activée',
  'message.enterpriseActivated.email':
    '%{greeting}\n\n%{enterprise} est activée. Vous voyez maintenant les projets disponibles ; avec un forfait, vous pouvez les accepter et appeler les clients.\n\nVoir les projets : %{link}\n\nAide : %{supportPhone}\n\nL’équipe %{site}',
  'message.paymentConfirmed.sms':
    "%{site}: paiement de %{amount} bien recu. Votre forfait %{package} court jusqu'au %{end}. Recu no %{receipt} dans votre compte.",
  'message.paymentConfirmed.subject': 'Paiement confirmé : forfait %{package}',
  'message.paymentConfirmed.email':
    'Bonjour,\n\nNous avons bien reçu %{amount} pour %{enterprise}. Votre forfait %{package} court du %{start} au %{end}.\n\nVotre reçu n° %{receipt} est joint à ce message. Vous le retrouvez aussi dans votre compte : %{link}\n\nL’équipe %{site}',
  'message.packageEndsSoon.sms':
    "%{site}: votre forfait %{package} finit le %{end}. Pour recevoir d'autres clients, renouvelez: %{link}",
  'message.packageEndsSoon.subject': 'Votre forfait %{package} finit le %{end}',
  'message.packageEndsSoon.email':
    'Bonjour,\n\nPour %{enterprise}, le forfait %{package} finit le %{end}. Pour continuer à accepter des projets, renouvelez-le : %{link}\n\nL’équipe %{site}',
  'message.packageEnded.sms':
    '%{site}: votre forfait %{package} est termine. Pour accepter de nouveaux projets: %{link}',
  'message.packageEnded.subject': 'Votre forfait %{package} est terminé',
  'message.packageEnded.email':
    'Bonjour,\n\nPour %{enterprise}, le forfait %{package} est terminé. Vos projets acceptés restent visibles. Pour en accepter d’autres, reprenez un forfait quand vous voulez : %{link}\n\nL’équipe %{site}',
  'message.documentsRefused.sms': '%{site}: a renvoyer: %{kinds}. Motif: %{reason} Ici: %{link}',
  'message.documentsRefused.subject': 'Documents à renvoyer : %{enterprise}',
  'message.documentsRefused.email':
    'Bonjour,\n\nNous avons regardé les documents envoyés par %{enterprise}. Il manque encore quelque chose : %{reason}%{documents}\n\nPour les renvoyer, ouvrez votre profil et appuyez sur « Remplacer » : %{link}\n\nL’équipe %{site}',
  'message.enterpriseVerified.sms': '%{site}: vos documents sont verifies (%{enterprise}). Merci!',
  'message.enterpriseVerified.subject': '%{enterprise} est vérifiée',
  'message.enterpriseVerified.email':
    'Bonjour,\n\nLes documents envoyés par %{enterprise} sont vérifiés. Vous les retrouvez dans votre profil : %{link}\n\nL’équipe %{site}',
  'message.documentEndsSoon.sms': '%{site}: votre document %{kind} finit le %{end}. Envoyez le nouveau: %{link}',
  'message.documentEndsSoon.subject': '%{enterprise} : un document finit le %{end}',
  'message.documentEndsSoon.email':
    'Bonjour,\n\nUn document envoyé par %{enterprise} n’est plus valable après le %{end} : %{kind}. Envoyez le nouveau avant cette date dans votre profil, avec le bouton « Remplacer » : %{link}\n\nL’équipe %{site}',
  'message.documentEnded.sms': '%{site}: votre document %{kind} a expire le %{end}. Envoyez le nouveau: %{link}',
  'message.documentEnded.subject': '%{enterprise} : un document a expiré',
  'message.documentEnded.email':
    'Bonjour,\n\nUn document envoyé par %{enterprise} a expiré le %{end} : %{kind}. Envoyez le nouveau dans votre profil, avec le bouton « Remplacer » : %{link}\n\nL’équipe %{site}',
  'message.reviewRefused.sms': "%{site}: votre avis n'est pas publie: %{reason}. Pour le corriger: %{link}",
  'message.reviewRefused.subject': 'Votre avis n’est pas publié',
  'message.reviewRefused.email':
    '%{greeting}\n\nNous avons lu votre avis et nous ne le publions pas : %{reason}.%{note}\n\nVous pouvez le corriger et l’envoyer à nouveau ici : %{link}\n\nNos règles : %{rulesLink}\n\nL’équipe %{site}',
  'message.reviewToAnswer.sms':
    '%{site}: un client vous a donne %{rating}/5. Son avis parait le %{date}. Repondez avant: %{link}',
  'message.reviewToAnswer.subject': 'Un client a donné son avis sur %{enterprise}',
  'message.reviewToAnswer.email':
    'Bonjour,\n\nUn client a donné %{rating} sur 5 à %{enterprise}. Nous avons vérifié son avis : il paraît le %{date}, ou dès votre réponse. Vous pouvez répondre une fois : %{link}\n\nL’équipe %{site}',
} as const;
