/** French sentences needed on every page, once it answers. What only tables or dialogs say is in its own file beside this one. */
export const commonTexts = {
  'common.unexpected': "Une erreur inattendue s'est produite.",
  'common.offline': 'Connexion perdue. Vérifiez votre réseau, puis réessayez.',
  'common.tooMany': 'Trop de tentatives. Patientez un moment, puis réessayez.',
  'common.sessionEnded': 'Votre session a expiré. Veuillez vous reconnecter.',
  'common.forbidden': "Vous n'avez pas accès à cette information.",
  'common.notFound': "Cet élément n'existe pas ou n'existe plus.",
  'common.close': 'Fermer',
  'common.messages': 'Messages',
  'common.optional': 'facultatif',
  'common.invalid': 'Cette valeur est invalide',
  'common.tooLong': 'Ce texte est trop long',
  'common.phoneInvalid': 'Veuillez entrer un numero correct svp',
  'common.call': 'Appeler le %{phone}',
} as const;
