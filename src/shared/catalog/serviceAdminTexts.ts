/** French sentences of the back-office's services and their questions. */
export const serviceAdminTexts = {
  'serviceAdmin.nameRequired': 'Le nom du service est requis',
  'serviceAdmin.slugInvalid': 'Des lettres sans accent, des chiffres et des tirets seulement',
  'serviceAdmin.slugTaken': 'Un autre service a déjà cette adresse.',
  'serviceAdmin.slugPublished': 'L’adresse ne change plus une fois le service publié : des clients ont gardé le lien.',
  'serviceAdmin.groupRequired': 'Choisissez un groupe',
  'serviceAdmin.frontIsFull':
    '%{max} services au plus sont en vedette : %{names}. Changez d’abord le groupe de l’un d’eux.',
  'serviceAdmin.inUse': 'Ce service est utilisé : %{uses}. Désactivez-le au lieu de le supprimer.',
  'serviceAdmin.questionRequired': 'La question est requise',
  'serviceAdmin.questionInUse': 'On a déjà répondu à cette question : %{uses}. Désactivez-la au lieu de la supprimer.',
  'serviceAdmin.answerRequired': 'Une réponse est vide',
  'serviceAdmin.tooManyAnswers': 'Une question a 20 réponses au plus.',
  'serviceAdmin.tooFewAnswers': 'Une question a besoin d’au moins deux réponses actives.',
  'serviceAdmin.answersAlike': 'Deux réponses portent le même nom.',
} as const;
