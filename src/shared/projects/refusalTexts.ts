/** French sentences with which the server refuses an act on a request; the pages show them as they come. */
export const projectRefusalTexts = {
  'projects.answersInvalid': 'Les réponses ne correspondent pas aux questions de ce service. Veuillez les reprendre.',
  'projects.noDistrict': 'Indiquez le quartier du projet avant de l’activer.',
  'projects.noHours': 'Écoutez le message vocal et précisez la plage horaire avant d’activer le projet.',
  'projects.nameTyped': 'Le client a écrit son nom lui-même : il ne se change pas ici.',
  'projects.stale': 'Ce projet a été modifié entre-temps. Rechargez la page pour voir la version à jour.',
  'projects.staleBy':
    '%{who} a modifié ce projet entre-temps (le %{when}). Rechargez la page pour voir la version à jour.',
  'projects.restoreMerged': 'Ce projet a été fusionné dans un autre : annulez la fusion pour le reprendre.',
  'projects.erased': 'Les données du client sont effacées : rien ne s’ajoute plus à cette demande.',
  'projects.restoreErased': 'Les données du client sont effacées : cette demande ne peut plus être reprise.',
  'projects.restoreAccepted':
    'Des entrepreneurs avaient accepté ce projet et savent qu’il est annulé. Soumettez une nouvelle demande pour le client.',
  'projects.mergeSelf': 'Choisissez deux projets différents.',
  'projects.mergeAccepted':
    'Des entrepreneurs ont accepté ce projet : il ne peut pas disparaître dans un autre. Gardez celui-ci et fusionnez l’autre.',
  'projects.mergeHoldsOthers':
    'D’autres demandes ont été fusionnées dans ce projet. Gardez celui-ci, ou annulez d’abord ces fusions.',
  'projects.notMerged': 'Ce projet n’est plus fusionné dans celui-ci.',
  'projects.unmergeAccepted': 'Un entrepreneur a accepté le projet depuis la fusion : elle ne peut plus être annulée.',
  'projects.quotesFull': 'Ce projet a déjà reçu le nombre maximum de soumissions.',
  'projects.alreadyAccepted': 'Vous avez déjà accepté ce projet.',
  'projects.ownRequest':
    'Le téléphone ou l’e-mail de ce client est celui de votre entreprise ou de l’un de ses membres : vous ne pouvez pas accepter votre propre demande.',
  'projects.planLimit': 'Vous avez atteint la limite de projets acceptés de votre forfait pour ce mois (%{limit}).',
  'projects.budgetLimit': 'Le budget de ce projet dépasse la limite de votre forfait (%{limit}).',
  'projects.budgetTooLow': 'Le budget de ce projet est sous le minimum de votre forfait (%{limit}).',
  'projects.districtUnknown': 'Quartier à préciser',
  'projects.contactMasked': '[coordonnées masquées]',
} as const;
