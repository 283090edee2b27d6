/** French sentences of attached documents: list, preview, download. */
export const fileTexts = {
  'files.none': 'Aucun document joint.',
  'files.loadFailed': "Les documents n'ont pas pu être chargés.",
  'files.preview': 'Aperçu',
  'files.previewOf': 'Aperçu : %{name}',
  'files.download': 'Télécharger',
  'files.downloadOf': 'Télécharger %{name}',
  'files.downloadFailed': 'Erreur de telechargement du fichier',
  'files.previewLoading': 'Chargement de l’aperçu…',
  'files.previewUnavailable': 'Ce navigateur ne peut pas afficher ce document. Téléchargez-le pour l’ouvrir.',
  'files.afterAcceptance': 'Visible une fois le projet accepté',
  'files.meta': '%{extension} · %{size} · %{date}',
} as const;
