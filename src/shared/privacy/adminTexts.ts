/** French sentences of the back-office about a person's data and who has seen their contact. */
export const privacyAdminTexts = {
  'personData.title': 'Données personnelles',
  'personData.failed': 'Les données personnelles n’ont pas pu être chargées.',
  'personData.erasedOn': 'Données effacées le %{date}.',
  'personData.waiting': 'Effacement demandé le %{asked}, fait le %{due}.',
  'personData.runningJobs':
    'Un chantier de son entreprise n’est pas fini : l’effacement attend sa fin. |||| %{smart_count} chantiers de son entreprise ne sont pas finis : l’effacement attend leur fin.',
  'personData.unsettled':
    'Un paiement n’est pas terminé : l’effacement attend qu’il soit confirmé ou abandonné. |||| %{smart_count} paiements ne sont pas terminés : l’effacement attend qu’ils soient confirmés ou abandonnés.',
  'personData.requests': 'Une demande, %{open} en cours |||| %{smart_count} demandes, %{open} en cours',
  'personData.export': 'Télécharger ses données',
  'personData.erase': 'Effacer ses données',
  'personData.eraseTitle': 'Effacer les données de cette personne ?',
  'personData.eraseText':
    'À faire seulement à sa demande, après l’avoir rappelée au numéro de sa demande. Un SMS lui donne 7 jours pour changer d’avis. Ensuite, ses demandes en cours sont annulées et ses données effacées ; rien ne peut être retrouvé.',
  'personData.eraseTextSame':
    'À faire seulement à sa demande, après l’avoir rappelée au numéro de sa demande. Toutes les demandes envoyées sans compte avec ce numéro sont effacées ensemble. Un SMS lui donne 7 jours pour changer d’avis. Ensuite, ce qui est en cours est annulé et ses données effacées ; rien ne peut être retrouvé.',
  'personData.note': 'Comment avez-vous vérifié qui appelle ?',
  'personData.noteHint': 'Par exemple : rappelée au numéro de la demande, elle a donné le quartier et la date.',
  'personData.noteRequired': 'Écrivez comment vous avez vérifié qui appelle',
  'personData.cancel': 'Ne rien effacer',
  'personData.asked': 'L’effacement est demandé. La personne est prévenue.',
  'personData.keep': 'Annuler l’effacement',
  'personData.kept': 'L’effacement est annulé.',
  'contactViews.title': 'Coordonnées consultées par',
  'contactViews.failed': 'Les consultations n’ont pas pu être chargées.',
  'contactViews.none': 'Personne depuis douze mois.',
  'contactViews.someone': 'Compte effacé',
  'contactViews.dayRole': '%{role}, le %{date}',
  'contactViews.more': 'Tout voir (%{count})',
} as const;
