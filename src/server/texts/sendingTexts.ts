/** What the server says of a message that waits, was given up or cannot be sent again; staff read it. */
export const sendingTexts = {
  'messages.held.quietHours': 'Reporté au %{until} : rien de non urgent n’est envoyé la nuit.',
  'messages.held.dailyCap': 'Reporté au %{until} : le plafond de SMS du jour est atteint.',
  'messages.held.recipientCap': 'Reporté au %{until} : le plafond de SMS du jour pour ce numéro est atteint.',
  'messages.tooLate': 'Trop tard : le lien de ce message n’est plus valable.',
  'messages.interrupted': 'Envoi interrompu : le fournisseur l’a peut-être reçu.',
  'messages.notRetryable': 'Ce message n’est plus à renvoyer.',
  'messages.noAccount': 'Le fournisseur de SMS ne répond pas. Réessayez dans un instant.',
} as const;
