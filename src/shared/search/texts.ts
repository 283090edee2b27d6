/** French sentences of the search over everything. */
export const searchTexts = {
  'search.open': 'Rechercher',
  'search.openHint': 'Rechercher (Ctrl+K ou /)',
  'search.title': 'Rechercher partout',
  'search.label.projects': 'Nom, téléphone, référence…',
  'search.label.enterprises': 'Nom, téléphone, numéro de compte…',
  'search.label.all': 'Nom, téléphone, référence, compte…',
  'search.tooShort': 'Tapez au moins deux caractères.',
  'search.searching': 'Recherche en cours…',
  'search.nothing.projects':
    'Rien ne correspond à « %{text} ». Essayez un nom, un numéro de téléphone ou une référence.',
  'search.nothing.enterprises':
    'Rien ne correspond à « %{text} ». Essayez un nom, un numéro de téléphone ou un numéro de compte.',
  'search.nothing.all':
    'Rien ne correspond à « %{text} ». Essayez un nom, un numéro de téléphone, une référence ou un numéro de compte.',
  'search.count':
    '%{smart_count} résultat. Flèches pour choisir, Entrée pour ouvrir. |||| %{smart_count} résultats. Flèches pour choisir, Entrée pour ouvrir.',
  'search.more': 'Il y en a d’autres : précisez votre recherche.',
  'search.failed': 'La recherche n’a pas abouti.',
  'search.results': 'Résultats',
  'search.kind.projects': 'Projets',
  'search.kind.enterprises': 'Entreprises',
  'search.kind.people': 'Personnes',
  'search.kind.tickets': 'Messages reçus',
  'search.uncategorised': 'Non catégorisé',
} as const;
