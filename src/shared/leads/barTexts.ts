/** What is said of a closing code on its way. */
export const leadBarTexts = {
  'leads.bar.label': 'Code de fin de chantier',
  'leads.bar.network': 'Pas de réseau : le code du client est gardé ici, il partira tout seul',
  'leads.bar.server': 'Le code du client est gardé ici, il repartira tout seul',
  'leads.bar.sending': 'Envoi du code du client…',
  'leads.bar.signIn': 'Connectez-vous pour que le code du client parte',
  'leads.bar.refused': 'Le code du client n’a pas été accepté',
} as const;
