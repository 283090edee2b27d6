/** French sentences of voice notes: recording, hearing, and who may hear them. */
export const voiceTexts = {
  'voice.play': 'Écouter',
  'voice.playOf': 'Écouter : %{name}',
  'voice.pause': 'Pause',
  'voice.pauseOf': 'Pause : %{name}',
  'voice.time': '%{at} sur %{length}',
  'voice.notPlayed': 'Ce message vocal n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.',
  'voice.agree': 'L’entreprise peut écouter mon message',
  'voice.agreeHint':
    'Seules les entreprises qui acceptent votre projet l’entendent. Vous pouvez changer d’avis plus tard.',
} as const;
