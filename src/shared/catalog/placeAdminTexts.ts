/** French sentences of the back-office's cities, districts and languages. */
export const placeAdminTexts = {
  'placeAdmin.nameRequired': 'Le nom est requis',
  'placeAdmin.cityInUse': 'Cette ville est utilisée et ne peut pas être supprimée : %{uses}.',
  'placeAdmin.districtInUse': 'Ce quartier est utilisé et ne peut pas être supprimé : %{uses}.',
  'placeAdmin.languageInUse': 'Cette langue est utilisée et ne peut pas être supprimée : %{uses}.',
} as const;
