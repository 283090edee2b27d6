/** Why a request is over, as its client reads it. Short enough for an SMS, which takes 30 characters of a value. */
export const closingTexts = {
  'closing.spam': 'demande non conforme',
  'closing.outOfArea': 'hors de notre zone actuelle',
  'closing.unreachable': 'vous étiez injoignable',
  'closing.duplicate': 'elle est déjà enregistrée',
  'closing.noSuchService': 'travaux non proposés ici',
  'closing.clientGaveUp': 'comme vous l’avez souhaité',
  'closing.foundElsewhere': 'vous avez trouvé ailleurs',
  'closing.postponed': 'vos travaux sont reportés',
  'closing.erased': 'données effacées sur demande',
  'closing.noEnterprise': 'aucune entreprise trouvée',
  'closing.noAnswer': 'sans réponse aux devis',
  'closing.noNews': 'sans nouvelles de votre part',
  'closing.other': 'pour un motif particulier',
} as const;
