/** French names of the states of a quote, and of why it is declined. */
export const quoteTexts = {
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
  'quotes.wrongState': 'Ce devis ne le permet plus : il est « %{state} ».',
} as const;
