/** French sentences of the button that records a voice note in the project form. */
export const voiceNoteTexts = {
  'voiceNote.start': 'Dire avec la voix',
  'voiceNote.startOf': 'Dire avec la voix : %{field}',
  'voiceNote.hint': 'Au lieu d’écrire, enregistrez un message de %{minutes} minutes au plus.',
  'voiceNote.asking': 'Autorisez le micro dans la question que pose votre téléphone.',
  'voiceNote.cancel': 'Annuler',
  'voiceNote.recording': 'Enregistrement en cours. Parlez.',
  'voiceNote.stop': 'Arrêter',
  'voiceNote.stopOf': 'Arrêter : %{field}',
  'voiceNote.kept': 'Votre message est enregistré.',
  'voiceNote.cut': 'Le micro s’est arrêté. Ce que vous aviez dit jusque-là est enregistré : écoutez-le.',
  'voiceNote.deleted': 'Votre message est supprimé.',
  'voiceNote.delete': 'Supprimer : %{name}',
  'voiceNote.refused':
    'Le micro est refusé. Touchez le cadenas près de l’adresse, autorisez le micro, puis réessayez. Vous pouvez aussi écrire.',
  'voiceNote.absent':
    'Aucun micro ne répond. Branchez-en un, ou fermez l’application qui l’utilise, puis réessayez. Vous pouvez aussi écrire.',
  'voiceNote.unsupported':
    'Ce navigateur n’enregistre pas la voix. Essayez avec Chrome, Firefox ou Safari à jour. Vous pouvez aussi écrire.',
  'voiceNote.tooMany': 'Votre demande a déjà 10 documents. Retirez-en un, puis réessayez.',
} as const;
