/** French sentences of the images that are sent for the site itself. */
export const imageTexts = {
  'images.tooLarge': 'Cette image dépasse %{size}. Réduisez-la, puis choisissez-la à nouveau.',
  'images.typeRefused': 'Ce fichier n’est pas une image acceptée. Types acceptés : png, jpg, webp.',
  'images.sideRefused':
    'Cette image mesure %{width} × %{height} pixels. Chaque côté doit compter de %{min} à %{max} pixels.',
} as const;
