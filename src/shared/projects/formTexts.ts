/** French sentences of the form that describes a project: what it misses, and whether it was sent. */
export const projectFormTexts = {
  'projects.descriptionRequired': 'La description du projet est requise',
  'projects.descriptionTooLong': 'La description ne doit pas dépasser 500 caractères',
  'projects.addressRequired': 'Donnez une adresse. Sinon, un repère ou la position suffit.',
  'projects.plusCodeInvalid': 'Cette position n’est pas un Plus Code en Guinée',
  'projects.cityRequired': 'La ville est requise',
  'projects.districtRequired': 'Le quartier est requis',
  'projects.startDateRequired': 'La date de début souhaitée est requise',
  'projects.startDateTooEarly': 'La date de début souhaitée doit être au plus tôt demain',
  'projects.contactDaysRequired': 'Les jours de disponibilité sont requis',
  'projects.hoursRangeRequired': 'La plage horaire est requise',
  'projects.hoursOtherRequired': 'Précisez la plage horaire en quelques mots.',
  'projects.answerRequired': 'Veuillez choisir une réponse.',
  'projects.otherRequired': 'Précisez votre réponse en quelques mots.',
  'projects.created': 'Projet créé avec succès',
  'projects.saveFailed': 'Erreur de sauvegarde de projet',
} as const;
