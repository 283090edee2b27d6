/** French sentences that the screens of the site's content share: orders, versions, uses, removals. */
export const editingTexts = {
  'editing.stale':
    '%{who} a modifié cette page le %{when}, pendant que vous la modifiiez. Rien n’a été écrasé : vérifiez, puis enregistrez à nouveau.',
  'editing.staleUnknown':
    'Cette page a été modifiée entre-temps. Rien n’a été écrasé : vérifiez, puis enregistrez à nouveau.',
  'editing.nameTaken': 'Ce nom existe déjà.',
  'editing.addressInvalid': 'Écrivez une adresse complète qui commence par https://',
  'editing.uses.projects': '%{smart_count} projet |||| %{smart_count} projets',
  'editing.uses.enterprises': '%{smart_count} entreprise |||| %{smart_count} entreprises',
  'editing.uses.users': '%{smart_count} compte |||| %{smart_count} comptes',
  'editing.usedNow': 'On vient de s’en servir : il n’est plus possible de le supprimer.',
} as const;
