/** French names of the states of a quote. */
export const quoteTexts = {
  'quotes.state.Draft': 'Brouillon',
  'quotes.state.Sent': 'Envoyé',
  'quotes.state.Accepted': 'Accepté',
  'quotes.state.Declined': 'Refusé',
  'quotes.state.Expired': 'Expiré',
  'quotes.state.Superseded': 'Remplacé',
  'quotes.state.Withdrawn': 'Retiré',
  'quotes.wrongState': 'Ce devis ne le permet plus : il est « %{state} ».',
} as const;
