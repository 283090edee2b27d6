/** French sentences of a position, wherever it is shown. */
export const positionTexts = {
  'places.openMap': 'Ouvrir dans la carte du téléphone',
} as const;
