/** French sentences of the page that says what the package brings. */
export const leadValueTexts = {
  'leads.value.title': 'Ce que mon forfait m’apporte',
  'leads.value.intro': 'Vos projets acceptés des douze derniers mois, par mois d’acceptation.',
  'leads.value.package': 'Votre forfait : %{name}, %{price} par mois.',
  'leads.value.noPackage': 'Aucun forfait n’est en cours.',
  'leads.value.seeAvailable': 'Voir les projets disponibles',
  'leads.value.none': 'Vous n’avez encore accepté aucun projet.',
  'leads.value.failed': 'Les chiffres ne se chargent pas.',
  'leads.value.month': 'Mois',
  'leads.value.accepted': 'Acceptés',
  'leads.value.released': 'dont rendus : %{count}',
  'leads.value.quoted': 'Devis envoyés',
  'leads.value.won': 'Obtenus',
} as const;
