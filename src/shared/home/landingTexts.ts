/** French sentences of the landing page. */
export const landingTexts = {
  'home.landingTitle': 'Vos travaux, en de bonnes mains',
  'home.landingText':
    '%{name} met en relation les particuliers de Guinée et des entreprises qualifiées pour la rénovation, l’aménagement et l’entretien.',
  'home.enter': 'Entrer sur le site',
  'home.landingDescription':
    'Rénovation, aménagement et entretien en Guinée : décrivez vos travaux gratuitement, des entreprises vérifiées vous répondent.',
  'home.landingSubmit': 'Décrire mon projet',
} as const;
