/** French sentences of logging in, and of pages that an account does not open. */
export const loginTexts = {
  'auth.title': 'Connexion',
  'auth.contractorTitle': 'Espace entrepreneur',
  'auth.intro': 'Heureux de vous revoir. Connectez-vous à votre espace.',
  'auth.contractorIntro': 'Connectez-vous pour voir les projets disponibles et joindre vos clients.',
  'auth.loginIdentifier': 'E-mail ou numéro de téléphone',
  'auth.password': 'Mot de passe',
  'auth.submit': 'Se connecter',
  'auth.submitting': 'Connexion en cours…',
  'auth.success': 'Connexion avec succes',
  'auth.forgotten': 'Mot de passe oublié ?',
  'auth.noAccount': 'Votre entreprise n’a pas encore de compte ?',
  'auth.noAccountLink': 'Créer un compte entreprise',
  'auth.asClient': 'Vous avez des travaux à faire ?',
  'auth.asClientLink': 'Décrivez votre projet, sans compte',
  'auth.mustLogIn': 'Connectez-vous pour continuer.',
  'auth.accessEnded': "Votre acces n'est pas valide. Veillez vous connecter.",
  'auth.accessEndedKept':
    "Votre acces n'est pas valide. Veillez vous connecter. Ce que vous aviez saisi vous attend sur la page.",
  'auth.unauthorizedTitle': 'Accès non autorisé',
  'auth.unauthorized':
    "Votre compte ne donne pas accès à cette page. Si vous pensez qu'il s'agit d'une erreur, appelez-nous.",
  'auth.backHome': "Retour à l'accueil",
  'auth.switchAccount': 'Changer de compte',
} as const;
