/** French names of the states of a quote and of why it is declined, and where its corrections end. */
export const quoteTexts = {
  'quotes.tooManyVersions': 'Ce devis a déjà été corrigé 10 fois. Appelez votre client pour vous entendre avec lui.',
  'quotes.state.Draft': 'Brouillon',
  'quotes.state.Sent': 'Envoyé',
  'quotes.state.Accepted': 'Accepté',
  'quotes.state.Declined': 'Refusé',
  'quotes.state.Expired': 'Expiré',
  'quotes.state.Superseded': 'Remplacé',
  'quotes.state.Withdrawn': 'Retiré',
  'quotes.decline.price': 'Prix trop élevé',
  'quotes.decline.delay': 'Délai trop long',
  'quotes.decline.otherChosen': 'Un autre devis convient mieux',
  'quotes.decline.other': 'Autre raison',
  'quotes.declineReasonRequired': 'Dites pourquoi, en un mot.',
  'quotes.stale':
    'Ce brouillon a été modifié entre-temps, dans un autre onglet ou sur un autre appareil. Rien n’a été envoyé ni écrasé : vérifiez, puis recommencez.',
  'quotes.staleBy':
    '%{who} a modifié ce brouillon entre-temps (le %{when}). Rien n’a été envoyé ni écrasé : vérifiez, puis recommencez.',
  'quotes.wrongState': 'Ce devis est « %{state} » : cette action n’est plus possible.',
} as const;
