/** French sentences of the administrator's dashboard. */
export const dashboardTexts = {
  'dashboard.settings': 'Paramètres',
  'dashboard.cards': 'Écrans de l’administration',
  'dashboard.others': 'Autres écrans',
  'dashboard.failed': 'Les chiffres du tableau de bord n’ont pas pu être chargés.',
  'dashboard.again': 'Réessayer',
  'dashboard.loading': 'Chargement des chiffres…',
  'dashboard.nothingWaiting': 'Rien n’attend',
  'dashboard.moreThan': 'plus de %{count}',
  'dashboard.since.minutes': 'depuis moins d’une heure',
  'dashboard.since.hours': 'depuis %{smart_count} heure |||| depuis %{smart_count} heures',
  'dashboard.since.days': 'depuis %{smart_count} jour |||| depuis %{smart_count} jours',
  'dashboard.figure.untakenProjects': '%{count} demande à prendre en charge |||| %{count} demandes à prendre en charge',
  'dashboard.figure.unpublishedProjects': '%{count} demande à publier |||| %{count} demandes à publier',
  'dashboard.figure.pendingEnterprises':
    '%{count} entreprise en attente d’approbation |||| %{count} entreprises en attente d’approbation',
  'dashboard.figure.waitingVerifications': '%{count} dossier à vérifier |||| %{count} dossiers à vérifier',
  'dashboard.figure.failedMessages':
    '%{count} message échoué depuis 7 jours |||| %{count} messages échoués depuis 7 jours',
  'dashboard.figure.openTickets': '%{count} message sans réponse |||| %{count} messages sans réponse',
  'dashboard.figure.paymentsInQuestion': '%{count} paiement à vérifier |||| %{count} paiements à vérifier',
  'dashboard.figure.monthlyRevenue': '%{count} encaissés ce mois-ci',
  'dashboard.figure.monthlySubmissions':
    '%{count} demande soumise ce mois-ci |||| %{count} demandes soumises ce mois-ci',
  'dashboard.figure.monthlyAcceptances': '%{count} acceptation ce mois-ci |||| %{count} acceptations ce mois-ci',
  'dashboard.figure.activeStaff': '%{count} membre actif |||| %{count} membres actifs',
  'dashboard.figure.activePartners': '%{count} partenaire affiché |||| %{count} partenaires affichés',
  'dashboard.figure.activeServices': '%{count} service proposé |||| %{count} services proposés',
  'dashboard.credit': '%{count} SMS restants',
  'dashboard.creditLow': 'Plus que %{count} SMS : rechargez le compte',
  'dashboard.creditUnknown': 'Crédit SMS momentanément inconnu',
} as const;
