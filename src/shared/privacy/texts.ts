/** French sentences about a person's own data: taking it along, and having it erased. */
export const ownDataTexts = {
  'ownData.title': 'Mes données',
  'ownData.intro': 'Ce que nous gardons de vous, à emporter ou à effacer.',
  'ownData.policy': 'Combien de temps, et pourquoi : notre politique de confidentialité',
  'ownData.loadFailed': 'Vos données n’ont pas pu être chargées.',
  'ownData.exportTitle': 'Emporter mes données',
  'ownData.exportText':
    'Un fichier (JSON) avec votre compte, vos demandes ou votre entreprise, les messages envoyés, la liste de vos documents et qui a consulté vos coordonnées.',
  'ownData.export': 'Télécharger mes données',
  'ownData.exporting': 'Préparation…',
  'ownData.exported': 'Vos données sont téléchargées',
  'ownData.eraseTitle': 'Effacer mon compte',
  'ownData.goes': 'Ce qui est effacé',
  'ownData.goesAccount': 'Votre nom, vos coordonnées, votre mot de passe et vos connexions.',
  'ownData.goesRequests':
    'Les textes, l’adresse et les photos de votre demande. |||| Les textes, l’adresse et les photos de vos %{smart_count} demandes.',
  'ownData.goesOpenRequests':
    'Votre demande en cours est annulée ; les entreprises qui l’ont acceptée sont prévenues. |||| Vos %{smart_count} demandes en cours sont annulées ; les entreprises qui les ont acceptées sont prévenues.',
  'ownData.goesEnterprise': 'L’entreprise %{name} : ses coordonnées, ses métiers et ses documents.',
  'ownData.goesLeads':
    'Votre place sur le projet que vous avez accepté, qui va à une autre entreprise, et votre devis. |||| Vos places sur les %{smart_count} projets que vous avez acceptés, qui vont à d’autres entreprises, et vos devis.',
  'ownData.goesPackage':
    'Votre forfait %{name}, payé jusqu’au %{date} : il s’arrête le jour de l’effacement et n’est pas remboursé.',
  'ownData.stays': 'Ce qui reste, et pourquoi',
  'ownData.staysPayments':
    'Votre paiement et son reçu, dix ans : la loi sur la comptabilité l’exige. |||| Vos %{smart_count} paiements et leurs reçus, dix ans : la loi sur la comptabilité l’exige.',
  'ownData.staysUnsettled':
    'Un paiement n’est pas terminé : l’effacement attend qu’il soit confirmé ou abandonné. |||| %{smart_count} paiements ne sont pas terminés : l’effacement attend qu’ils soient confirmés ou abandonnés.',
  'ownData.staysJobs':
    'Des travaux pour lesquels un client vous a choisi ne sont pas finis : l’effacement attend leur fin. |||| %{smart_count} chantiers pour lesquels des clients vous ont choisi ne sont pas finis : l’effacement attend leur fin.',
  'ownData.staysReviews':
    'Votre avis, sans votre nom ni vos photos, aussi longtemps que l’entreprise : il aide les autres à choisir. |||| Vos %{smart_count} avis, sans votre nom ni vos photos, aussi longtemps que les entreprises : ils aident les autres à choisir.',
  'ownData.staysFigures': 'Le service, le quartier et les dates, sans votre nom, pour nos statistiques.',
  'ownData.staysProof': 'La preuve que l’effacement a été fait, sans vos coordonnées.',
  'ownData.delay':
    'L’effacement est fait après 7 jours. Jusque-là, vous pouvez changer d’avis ici ou avec le lien que nous vous envoyons. Ensuite, rien ne peut être retrouvé.',
  'ownData.password': 'Votre mot de passe',
  'ownData.passwordHint': 'Pour être sûrs que c’est bien vous.',
  'ownData.erase': 'Effacer mon compte',
  'ownData.erasing': 'Envoi…',
  'ownData.erasureAsked': 'Votre demande d’effacement est enregistrée',
  'ownData.waitingTitle': 'Effacement prévu le %{date}',
  'ownData.waitingText':
    'Demandé le %{date}. Jusque-là, votre compte fonctionne comme avant et vous pouvez changer d’avis.',
  'ownData.keep': 'Garder mon compte',
  'ownData.kept': 'Votre compte est gardé',
  'ownData.staff': 'Un compte de l’équipe est fermé par un administrateur, et effacé trois ans après.',
  'ownData.noPassword':
    'Ce compte n’a pas de mot de passe. Pour effacer vos données, appelez le %{phone} : nous vous rappelons au numéro de votre demande, puis nous le faisons.',
  'ownData.undoTitle': 'Garder mon compte',
  'ownData.undoIntro': 'Un effacement de vos données a été demandé. Vous avez changé d’avis, ou ce n’était pas vous ?',
  'ownData.undo': 'Annuler l’effacement',
  'ownData.undone': 'L’effacement est annulé. Rien n’a été effacé.',
  'ownData.undoneNext': 'Ce n’était pas vous ? Changez votre mot de passe, ou appelez-nous.',
  'ownData.contact': 'Nous écrire',
  'ownData.undoDead': 'Ce lien ne sert plus : l’effacement a été annulé ou fait, ou le lien est incomplet.',
  'ownData.undoDeadTitle': 'Lien sans effet',
  'ownData.notErasable': 'Ce compte ne peut pas être effacé ainsi.',
  'ownData.servedByColleague': 'Un collègue s’occupe de ce client : adressez-vous à lui, ou à un administrateur.',
  'ownData.erased': 'Ces données sont déjà effacées.',
  'ownData.erasedEnterprise': 'Entreprise effacée',
} as const;
