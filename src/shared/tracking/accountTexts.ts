/** French sentences of making an account from the page of a request. */
export const trackingAccountTexts = {
  'trackingAccount.title': 'Toutes vos demandes au même endroit',
  'trackingAccount.intro':
    'Choisissez un mot de passe : vous retrouvez toutes les demandes envoyées avec ce numéro, sans chercher de lien.',
  'trackingAccount.start': 'Créer mon compte',
  'trackingAccount.password': 'Mot de passe',
  'trackingAccount.confirm': 'Confirmez le mot de passe',
  'trackingAccount.login': 'Vous vous connecterez avec votre numéro de téléphone et ce mot de passe.',
  'trackingAccount.submit': 'Créer le compte',
  'trackingAccount.saving': 'Création en cours…',
  'trackingAccount.done': 'Votre compte est créé',
  'trackingAccount.exists': 'Ce numéro a déjà un compte : connectez-vous pour voir ses demandes.',
  'trackingAccount.toLogin': 'Se connecter',
  'trackingAccount.forgotten': 'Mot de passe oublié',
} as const;
