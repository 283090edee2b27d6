/** French sentences of the form controls and dialogs. */
export const controlTexts = {
  'control.choose': 'Choisir…',
  'control.showPassword': 'Afficher le mot de passe',
  'control.hidePassword': 'Masquer le mot de passe',
  'control.characters': '%{used} / %{max} caractères',
  'control.results': '%{smart_count} résultat disponible |||| %{smart_count} résultats disponibles',
  'control.yes': 'Oui',
  'control.no': 'Non',
} as const;
