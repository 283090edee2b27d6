/** French sentences beside the address of the project form: places found by name, and the position. */
export const placeFieldTexts = {
  'placeField.found': '%{smart_count} lieu proposé |||| %{smart_count} lieux proposés',
  'placeField.suggestions': 'Lieux proposés',
  'placeField.here': 'Je suis sur place',
  'placeField.hereHint': 'Vous êtes là où il faut travailler ? Donnez la position, une seule fois.',
  'placeField.locating': 'Recherche de la position…',
  'placeField.position': 'Position : %{code}',
  'placeField.precision': 'à %{metres} m près',
  'placeField.imprecise': 'Cette position est peu précise. Essayez dehors, loin des murs.',
  'placeField.private': 'Seuls notre équipe et les entreprises qui acceptent votre demande la voient.',
  'placeField.remove': 'Retirer la position',
  'placeField.removed': 'Position retirée',
  'placeField.refused':
    'Votre téléphone n’a pas donné la position. Autorisez « Position » pour ce site dans les réglages du navigateur, puis réessayez. Sinon, écrivez un repère.',
  'placeField.absent':
    'La position n’a pas été trouvée. Activez la localisation du téléphone, allez dehors et réessayez. Sinon, écrivez un repère.',
  'placeField.outside': 'Cette position n’est pas en Guinée. Écrivez un repère.',
  'placeField.near': 'Vous semblez être à %{place}.',
  'placeField.choose': 'Choisir %{place}',
} as const;
