/** What only a browser without script shows; the server alone writes it. */
export const noScriptTexts = {
  'layout.noScript': 'Cette partie a besoin de JavaScript, que votre navigateur n’exécute pas. Appelez-nous :',
  'layout.noScriptHelp': 'nous remplissons la demande avec vous.',
  'layout.noScriptServices': 'Choisissez un service pour voir ce que nous vous demanderons :',
} as const;
