/** French sentences of lost factors and of the roles of which one is required, for admins. */
export const factorAdminTexts = {
  'factors.resetState.Requested': 'à approuver',
  'factors.resetState.Approved': 'approuvée une fois',
  'factors.resetState.Done': 'faite',
  'factors.resetState.Refused': 'refusée',
  'factors.resetsTitle': 'Moyens de vérification perdus',
  'factors.resetsIntro':
    'Ces personnes ont donné leur mot de passe mais n’ont plus leur second moyen. Appelez-les au numéro connu avant d’approuver : il faut deux administrateurs.',
  'factors.resetApprove': 'Approuver',
  'factors.resetConfirm': 'Approuver et effacer',
  'factors.resetRefuse': 'Refuser',
  'factors.resetFirst': 'Première approbation : %{name}, le %{date}',
  'factors.resetAsked': 'Demandé le %{date}',
  'factors.resetWaits': 'Il manque l’approbation d’un autre administrateur.',
  'factors.resetOwn': 'C’est votre demande : d’autres en décident.',
  'factors.resetApproved': 'Approuvée. Il manque un second administrateur.',
  'factors.resetDone': 'Approuvée : les moyens de vérification sont effacés.',
  'factors.resetRefused': 'Demande refusée.',
  'factors.resetApproveTitle': 'Approuver la demande pour %{name} ?',
  'factors.resetApproveText': 'Avez-vous reconnu cette personne, au téléphone ou en face ?',
  'factors.resetConfirmText':
    'Seconde approbation : ses moyens de vérification sont effacés et ses appareils déconnectés. Avez-vous reconnu cette personne ?',
  'factors.resetRefuseTitle': 'Refuser la demande pour %{name} ?',
  'factors.resetRefuseText': 'Ses moyens de vérification restent. Elle pourra demander à nouveau.',
  'factors.policyTitle': 'Double vérification obligatoire',
  'factors.policyIntro':
    'Qui a un de ces rôles et pas de second moyen ne peut rien faire d’autre que l’ajouter, dès maintenant.',
  'factors.policyAlways': 'Toujours demandée aux administrateurs sur ce serveur.',
  'factors.resetsFailed': 'Les demandes n’ont pas pu être lues.',
} as const;
