/** What the server says of a message that waits, was given up or cannot be sent again; staff read it. */
export const sendingTexts = {
  'messages.held.quietHours': 'Reporté au %{until} : rien de non urgent n’est envoyé la nuit.',
  'messages.held.dailyCap': 'Reporté au %{until} : le plafond de SMS du jour est atteint.',
  'messages.held.recipientCap': 'Reporté au %{until} : le plafond de SMS du jour pour ce numéro est atteint.',
  'messages.held.requestCap':
    'Non envoyé : ce client a déjà reçu autant de SMS pour cette demande que le réglage le permet. L’e-mail part, et sa page le dit.',
  'messages.held.requestEmails':
    'Non envoyé : ce client a déjà reçu trop d’e-mails pour cette demande. Sa page dit où elle en est.',
  'messages.held.quoteShare':
    'Non envoyé : ce client a déjà reçu assez de SMS sur les devis de cette entreprise. L’e-mail part, et sa page le dit.',
  'messages.held.visitorRecipient':
    'Non envoyé : ce destinataire a déjà reçu dans l’heure autant de messages que des visiteurs peuvent en causer. Renvoyez-le si la personne l’attend.',
  'messages.held.visitorAddress':
    'Non envoyé : trop de messages causés depuis une même adresse internet. La demande, elle, est bien enregistrée.',
  'messages.held.visitorNetwork':
    'Non envoyé : trop de messages causés depuis un même réseau. La demande, elle, est bien enregistrée.',
  'messages.held.visitorAll':
    'Non envoyé : les visiteurs causent trop de messages en ce moment. La demande, elle, est bien enregistrée.',
  'messages.tooLate': 'Trop tard : le lien de ce message n’est plus valable.',
  'messages.overtaken': 'Non envoyé : ce que ce message disait n’était plus vrai quand il aurait pu partir.',
  'messages.interrupted': 'Envoi interrompu : le fournisseur l’a peut-être reçu.',
  'messages.textGone': 'Le texte de ce message est effacé : il ne peut plus être renvoyé.',
  'messages.notRetryable': 'Ce message n’est plus à renvoyer.',
  'messages.noAccount': 'Le fournisseur de SMS ne répond pas. Réessayez dans un instant.',
} as const;
