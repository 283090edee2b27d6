/** French sentences of the voice notes on the page where a client follows a request. */
export const trackedVoiceTexts = {
  'trackedVoice.title': 'Votre message vocal',
  'trackedVoice.shared': 'Les entreprises qui ont accepté votre projet peuvent l’écouter.',
  'trackedVoice.notShared': 'Seuls vous et notre équipe pouvez l’écouter.',
} as const;
