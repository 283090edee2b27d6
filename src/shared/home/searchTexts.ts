/** What the searchable list of services says, which loads when it is first used. */
export const serviceSearchTexts = {
  'home.searchGuidance': 'Tapez quelques lettres, parcourez avec les flèches, choisissez avec Entrée.',
  'home.searchChosen': '%{service} est choisi.',
  'home.searchCleared': 'Le choix est effacé.',
  'home.noService': 'Aucun service trouvé. Décrivez votre projet avec vos mots.',
} as const;
