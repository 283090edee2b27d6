/** French sentences of the list of one's requests, and of the page for a lost link. */
export const requestTexts = {
  'lostLink.title': 'Retrouver mes demandes',
  'lostLink.description': 'Recevez à nouveau par SMS le lien de suivi de vos demandes de travaux en cours.',
  'lostLink.intro':
    'Écrivez le numéro avec lequel vous avez envoyé votre demande. Nous y envoyons par SMS le lien de suivi de vos demandes en cours.',
  'lostLink.phone': 'Votre numéro de téléphone',
  'lostLink.phoneHint': 'Comme vous voulez : 620 00 00 00, +224 620 00 00 00…',
  'lostLink.send': 'Envoyer les liens',
  'lostLink.sending': 'Envoi…',
  'lostLink.sentTitle': 'C’est noté',
  'lostLink.sent':
    'Si des demandes en cours ont été envoyées avec le %{phone}, un SMS avec leurs liens arrive sur ce téléphone dans quelques minutes : les 3 plus récentes.',
  'lostLink.sentHelp':
    'Rien reçu ? Vérifiez le numéro. Nous envoyons peu de SMS par heure au même numéro : sinon appelez-nous, nous retrouvons votre demande avec vous.',
  'lostLink.again': 'Un autre numéro',
  'lostLink.account': 'Vous avez un compte ? Ses demandes y sont.',
  'lostLink.login': 'Se connecter',

  'ownRequests.title': 'Mes demandes',
  'ownRequests.intro': 'Toutes vos demandes de travaux, la plus récente d’abord.',
  'ownRequests.failed': 'Vos demandes ne se chargent pas.',
  'ownRequests.none': 'Vous n’avez pas encore de demande',
  'ownRequests.noneHint':
    'Décrivez vos travaux en quelques minutes, gratuitement. Une demande envoyée sans compte ? Ouvrez le lien reçu par SMS pour l’ajouter ici.',
  'ownRequests.submit': 'Demander une soumission',
  'ownRequests.lost': 'Retrouver une demande par SMS',
  'ownRequests.sentOn': 'Envoyée le %{date}',
  'ownRequests.dueAt': 'Au plus tard le %{date}',
  'ownRequests.open': 'Suivre',
  'ownRequests.openOf': 'Suivre la demande %{reference}',
  'ownRequests.state.Submitted': 'Envoyée',
  'ownRequests.state.Assigned': 'En vérification',
  'ownRequests.state.Available': 'Publiée',
  'ownRequests.state.Accepted': 'Acceptée par des entreprises',
  'ownRequests.state.Hired': 'Entreprise choisie',
  'ownRequests.state.Done': 'Travaux terminés',
  'ownRequests.state.Cancelled': 'Annulée',
  'ownRequests.state.Rejected': 'Non publiée',
} as const;
